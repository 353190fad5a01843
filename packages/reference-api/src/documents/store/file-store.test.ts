import { mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { S3Client } from "@aws-sdk/client-s3";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import type { FileStore } from "../../http/services.ts";
import type { LogFields } from "../../log.ts";
import { startS3CompatibleStore } from "../../testing/s3-compatible-store.ts";
import { createTestServer, listenOnFreePort, testServer } from "../../testing/test-server.ts";
import { pdf } from "../inspection/samples.ts";
import { createEncryptedStore } from "./encrypted-store.ts";
import { openStore, requireUsableStore } from "./open-store.ts";
import { createS3Store, storeTimeout } from "./s3-store.ts";

let folder: string;
let s3: Awaited<ReturnType<typeof startS3CompatibleStore>>;
let stores: Record<string, FileStore>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "kaitori-files-"));
  s3 = await startS3CompatibleStore();
  stores = {
    disk: openStore({ filesUrl: undefined, dataDir: join(folder, "data") }),
    "another folder": openStore({ filesUrl: pathToFileURL(join(folder, "other")).href, dataDir: folder }),
    "S3-compatible": openStore({ filesUrl: s3.filesUrl, dataDir: folder }),
  };
});

afterAll(async () => {
  await s3.stop();
  await rm(folder, { recursive: true });
});

const bytes = new Uint8Array([0, 1, 2, 250, 255]);

describe.each(["disk", "another folder", "S3-compatible"])("B3 the store %s", (name) => {
  const store = () => {
    const result = stores[name];
    if (result === undefined) throw new Error(name);
    return result;
  };

  test("returns the stored bytes", async () => {
    await store().put("a1/first", bytes);
    expect(new Uint8Array((await store().get("a1/first")) ?? [])).toEqual(bytes);
  });

  test("returns undefined for an unknown key", async () => {
    expect(await store().get("a1/never")).toBeUndefined();
  });

  test("deletes a key, and deleting it twice succeeds", async () => {
    await store().put("b2/second", bytes);
    await store().delete("b2/second");
    await store().delete("b2/second");
    expect(await store().get("b2/second")).toBeUndefined();
  });
});

test("the start fails with an unusable store, and leaves no file in a usable one", async () => {
  const storeAt = (filesUrl: string) => openStore({ filesUrl, dataDir: folder });
  await expect(requireUsableStore(storeAt(s3.filesUrl.replace("documents", "absent")))).rejects.toThrow(
    "FILES_URL names a store that cannot be used: ",
  );
  const store = storeAt(`${s3.filesUrl}/new`);
  await requireUsableStore(store);
  for await (const key of store.keys()) expect.unreachable(key);
});

test("B3 a failed write leaves no temporary file, and a delete removes that of a crash", async () => {
  const files = join(folder, "data", "files");
  // A non-empty folder at the path of the file makes the rename fail.
  await mkdir(join(files, "2026-11", "taken", "inside"), { recursive: true });
  const store = openStore({ filesUrl: undefined, dataDir: join(folder, "data") });
  await expect(store.put("2026-11/taken", new Uint8Array([1]))).rejects.toThrow();
  expect(await readdir(join(files, "2026-11"))).toEqual(["taken"]);

  await writeFile(join(files, "2026-11", "died.part"), "half");
  await store.delete("2026-11/died");
  expect(await readdir(join(files, "2026-11"))).toEqual(["taken"]);
});

const respondingServer = createServer((_, response) => response.end("bytes"));

test("connections and requests to the store have timeouts", async () => {
  const sendSpy = vi.spyOn(S3Client.prototype, "send");
  const port = await listenOnFreePort(respondingServer);
  await createS3Store(new URL(`http://key:secret@127.0.0.1:${port}/documents`)).get("a");
  const [client] = sendSpy.mock.contexts as {
    config: { requestHandler: { httpHandlerConfigs(): unknown } };
  }[];
  sendSpy.mockRestore();
  // requestTimeout only logs a warning unless throwOnRequestTimeout is set.
  expect(client?.config.requestHandler.httpHandlerConfigs()).toMatchObject({
    connectionTimeout: expect.any(Number),
    requestTimeout: expect.any(Number),
    throwOnRequestTimeout: true,
  });
});

test.each([
  { moment: "from the start", sendsHead: false },
  { moment: "after its first bytes", sendsHead: true },
])(
  "a request to a store that is silent $moment times out before the load balancer",
  async ({ sendsHead }) => {
    const silentServer = createServer((_, response) => {
      if (sendsHead) response.writeHead(200, { "content-length": "100" }).write("first");
    });
    const port = await listenOnFreePort(silentServer);
    const store = createS3Store(new URL(`http://key:secret@127.0.0.1:${port}/documents`), 300);
    await expect(store.get("a")).rejects.toThrow();
    expect(storeTimeout).toBeLessThan(50_000);
    silentServer.closeAllConnections();
  },
  3_000,
);

const secret = "a secret of thirty-two characters";
const document = Buffer.from("%PDF-1.7 請求書");

test("a document can be read with an earlier secret", async () => {
  const store = openStore({ filesUrl: undefined, dataDir: join(folder, "secrets") });
  await createEncryptedStore(store, [secret]).put("a", document);
  const renewed = createEncryptedStore(store, ["another secret of 32 characters..", secret]);
  expect(await renewed.get("a")).toEqual(document);
});

const input = await pdf(1);
const content = new File([new Uint8Array(input)], "決算書.pdf", { type: "application/pdf" });

test("R7.1 with FILES_URL a document is stored in and read from the S3-compatible store", async () => {
  const server = await createTestServer({ filesUrl: s3.filesUrl });
  const { client } = await server.signInApplicant();

  const { body } = await client.call("uploadFile", { body: { kind: "bs", content } });
  expect(body).toMatchObject({ content_type: "application/pdf", image: null });
  const { url } = (await client.call("getUploadAddress", { params: { id: body.id } })).body;
  expect(Buffer.from(await (await client.fetch(url)).arrayBuffer())).toEqual(input);
});

const loggedErrors: LogFields[] = [];
const server = await testServer(
  {},
  { log: (level, _, fields = {}) => level === "error" && loggedErrors.push(fields) },
);
const { client } = await server.signInApplicant();
const { id } = (await client.call("uploadFile", { body: { kind: "bs", content } })).body;
const { key } = await server.row<{ key: string }>`select object_key as key from file`;

async function readAsApplicantAndDesk() {
  const { url } = (await client.call("getUploadAddress", { params: { id } })).body;
  const response = await client.fetch(url);
  const desk = await server.signInStaff();
  const opened = await desk.request(`/desk/files/${id}`);
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
  {
    content: "only the first bytes of an encrypted document",
    bytes: (stored: Uint8Array) => stored.subarray(0, 20),
  },
])("a document is not served if the store returns $content", async ({ bytes }) => {
  const { config } = server.server.services;
  const store = openStore(config);
  const storedBytes = (await store.get(key)) ?? new Uint8Array();
  await store.put(key, bytes(storedBytes));
  loggedErrors.length = 0;
  for (const { status, text } of await readAsApplicantAndDesk()) {
    expect(status).toBe(500);
    expect(JSON.parse(text)).toMatchObject({ codes: { detail: [{ code: "serverError" }] } });
  }
  expect(loggedErrors).toMatchObject([
    { fault: "UnreadableDocument", code: key },
    { fault: "UnreadableDocument", code: key },
  ]);
  await store.put(key, storedBytes);
});

test("a document under a wrong key is not served, but an unencrypted older document is", async () => {
  const { config } = server.server.services;
  const store = openStore(config);
  await createEncryptedStore(store, config.secretKeys).put(key, webPage);
  expect((await readAsApplicantAndDesk()).map(({ status }) => status)).toEqual([500, 500]);
  await store.put(key, input);
  expect((await readAsApplicantAndDesk()).map(({ status }) => status)).toEqual([200, 200]);
});
