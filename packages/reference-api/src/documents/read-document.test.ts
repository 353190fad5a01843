import { expect, test } from "vitest";
import type { LogFields } from "../log.ts";
import { testServer } from "../testing/test-server.ts";
import { pdf } from "./inspection/samples.ts";
import { createEncryptedStore } from "./store/encrypted-store.ts";
import { openStore } from "./store/open-store.ts";

const loggedErrors: LogFields[] = [];
const server = await testServer(
  {},
  { log: (level, _, fields = {}) => level === "error" && loggedErrors.push(fields) },
);
const { client } = await server.signedIn();
const input = await pdf(1);
const content = new File([new Uint8Array(input)], "決算書.pdf", { type: "application/pdf" });
const { id } = (await client.call("uploadFile", { body: { kind: "bs", content } })).body;
const { key } = await server.row<{ key: string }>`select object_key as key from file`;

async function readAsApplicantAndDesk() {
  const { url } = (await client.call("getUploadAddress", { params: { id } })).body;
  const response = await client.fetch(url);
  const desk = await server.signInStaff();
  const opened = await desk.ask(`/desk/files/${id}`);
  return [
    { status: response.status, text: await response.text() },
    { status: opened.status, text: opened.text },
  ];
}

test("an uploaded document is stored encrypted", async () => {
  const stored = await openStore(server.server.services.config).get(key);
  expect(Buffer.from(stored ?? input).includes("%PDF")).toBe(false);
});

const webPage = Buffer.from("<html>Sign in to the store</html>");

test.each([
  { content: "a web page", bytes: () => webPage },
  { content: "no bytes", bytes: () => Buffer.alloc(0) },
  { content: "half of it", bytes: (stored: Uint8Array) => stored.subarray(0, stored.length / 2) },
  { content: "the encryption mark alone", bytes: (stored: Uint8Array) => stored.subarray(0, 20) },
])("a document is not served if the store returns $content", async ({ bytes }) => {
  const { config } = server.server.services;
  const store = openStore(config);
  const storedBytes = (await store.get(key)) ?? new Uint8Array();
  await store.put(key, bytes(storedBytes), "image/png");
  loggedErrors.length = 0;
  for (const { status, text } of await readAsApplicantAndDesk()) {
    expect(status).toBe(500);
    expect(JSON.parse(text)).toMatchObject({ codes: { detail: [{ code: "serverError" }] } });
  }
  expect(loggedErrors).toMatchObject([
    { fault: "UnreadableDocument", code: key },
    { fault: "UnreadableDocument", code: key },
  ]);
  await store.put(key, storedBytes, "image/png");
});

test("a document under a wrong key is not served, but an unencrypted older document is", async () => {
  const { config } = server.server.services;
  const store = openStore(config);
  await createEncryptedStore(store, config.secretKeys).put(key, webPage, "image/png");
  expect((await readAsApplicantAndDesk()).map(({ status }) => status)).toEqual([500, 500]);
  await store.put(key, input, "application/pdf");
  expect((await readAsApplicantAndDesk()).map(({ status }) => status)).toEqual([200, 200]);
});
