import { getUploadAddress, uploadFile } from "@kaitori/wire";
import { expect, test } from "vitest";
import type { LogFields } from "../log.ts";
import { atDesk } from "../testing/at-desk.ts";
import { serverOfFile } from "../testing/server-with-desk.ts";
import { pdf } from "./inspection/samples.ts";
import { createEncryptedStore } from "./store/encrypted-store.ts";
import { openStore } from "./store/open-store.ts";

const logged: LogFields[] = [];
const server = await serverOfFile(
  {},
  { log: (level, _, fields = {}) => level === "error" && logged.push(fields) },
);
const { client } = await server.signedIn();
const input = await pdf(1);
const content = new File([new Uint8Array(input)], "決算書.pdf", { type: "application/pdf" });
const { id } = (await client.call(uploadFile, { body: { kind: "bs", content } })).body;
const { key } = await server.row<{ key: string }>`select object_key as key from file`;

async function answers() {
  const { url } = (await client.call(getUploadAddress, { params: { id } })).body;
  const response = await client.fetch(url);
  const desk = await atDesk(server);
  const opened = await desk.ask(`/desk/files/${id}`);
  return [
    { status: response.status, text: await response.text() },
    { status: opened.status, text: opened.text },
  ];
}

const page = Buffer.from("<html>Sign in to the store</html>");

test.each([
  { what: "a page of its own", bytes: () => page },
  { what: "nothing", bytes: () => Buffer.alloc(0) },
  { what: "half of it", bytes: (storedBytes: Uint8Array) => storedBytes.subarray(0, storedBytes.length / 2) },
  { what: "the mark alone", bytes: (storedBytes: Uint8Array) => storedBytes.subarray(0, 20) },
])("a store that answers with $what gives nobody a document", async ({ bytes }) => {
  const { config } = server.server.services;
  const store = openStore(config);
  const storedBytes = (await store.get(key)) ?? new Uint8Array();
  await store.put(key, bytes(storedBytes), "image/png");
  logged.length = 0;
  for (const { status, text } of await answers()) {
    expect(status).toBe(500);
    expect(JSON.parse(text)).toMatchObject({ codes: { detail: [{ code: "serverError" }] } });
  }
  expect(logged).toMatchObject([
    { fault: "UnreadableDocument", code: key },
    { fault: "UnreadableDocument", code: key },
  ]);
  await store.put(key, storedBytes, "image/png");
});

test("a document that lies under another one's key is not handed out, one from before encryption is", async () => {
  const { config } = server.server.services;
  const store = openStore(config);
  await createEncryptedStore(store, config.secretKeys).put(key, page, "image/png");
  expect((await answers()).map(({ status }) => status)).toEqual([500, 500]);
  await store.put(key, input, "application/pdf");
  expect((await answers()).map(({ status }) => status)).toEqual([200, 200]);
});
