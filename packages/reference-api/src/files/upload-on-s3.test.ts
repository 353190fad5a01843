import { mkdtempSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { getUploadAddress, uploadFile } from "@kaitori/wire";
import { expect, test } from "vitest";
import { createTestServer } from "../testing/create-test-server.ts";
import { pdf } from "./inspection/samples.ts";

/** The S3-compatible server has no types of its own. */
type S3Server = { run: () => Promise<{ port: number }>; close: () => Promise<void> };
const S3rver: new (options: object) => S3Server = createRequire(import.meta.url)("s3rver");

test("R7.1 with FILES_URL a document goes to the S3-compatible store and is read back from there", async () => {
  const folder = mkdtempSync(join(tmpdir(), "kaitori-s3-"));
  const configureBuckets = [{ name: "documents", configs: [] }];
  const store = new S3rver({
    port: 0,
    address: "127.0.0.1",
    silent: true,
    directory: folder,
    configureBuckets,
  });
  const { port } = await store.run();
  const server = await createTestServer({ filesUrl: `http://S3RVER:S3RVER@127.0.0.1:${port}/documents` });
  const { client } = await server.signedIn();

  const given = await pdf(2);
  const content = new File([new Uint8Array(given)], "決算書.pdf", { type: "application/pdf" });
  const { body } = await client.call(uploadFile, { body: { kind: "bs", content } });
  expect(body).toMatchObject({ content_type: "application/pdf", image: null });
  const { url } = (await client.call(getUploadAddress, { params: { id: body.id } })).body;
  expect(Buffer.from(await (await client.fetch(url)).arrayBuffer())).toEqual(given);

  await server.close();
  await store.close();
  rmSync(folder, { recursive: true });
});
