import { getUploadAddress, uploadFile } from "@kaitori/wire";
import { expect, test } from "vitest";
import { createTestServer } from "../testing/create-test-server.ts";
import { startS3CompatibleStore } from "../testing/s3-compatible-store.ts";
import { pdf } from "./inspection/samples.ts";

test("R7.1 with FILES_URL a document is stored in and read from the S3-compatible store", async () => {
  const store = await startS3CompatibleStore();
  const server = await createTestServer({ filesUrl: store.filesUrl });
  const { client } = await server.signedIn();

  const input = await pdf(2);
  const content = new File([new Uint8Array(input)], "決算書.pdf", { type: "application/pdf" });
  const { body } = await client.call(uploadFile, { body: { kind: "bs", content } });
  expect(body).toMatchObject({ content_type: "application/pdf", image: null });
  const { url } = (await client.call(getUploadAddress, { params: { id: body.id } })).body;
  expect(Buffer.from(await (await client.fetch(url)).arrayBuffer())).toEqual(input);

  await server.close();
  await store.stop();
});
