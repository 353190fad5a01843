import { expect, test, vi } from "vitest";
import { accountLimits } from "../http/account-limits.ts";
import { recordUsage } from "../http/rate-limit.ts";
import { deleteOrphans } from "../operations/erasure/erase-documents.ts";
import { type TestAnswer, type TestClient, testServer } from "../testing/test-server.ts";
import { readers } from "./inspection/inspect.ts";
import * as samples from "./inspection/samples.ts";

const server = await testServer({});
const { client } = await server.signInApplicant();

const file = (bytes: Buffer, type = "image/png") => new File([new Uint8Array(bytes)], "請求書.png", { type });

const upload = async (bytes: Buffer, options: { type?: string; kind?: string; key?: string } = {}) =>
  client.call("uploadFile", {
    body: { kind: options.kind ?? "invoice_1", content: file(bytes, options.type) },
    ...(options.key === undefined ? {} : { headers: { "idempotency-key": options.key } }),
  });

const uploadPng = async (browser: TestClient, kind = "bs") =>
  browser.call("uploadFile", { body: { kind, content: file(await samples.png()) } });

/** Keys in the store that no file refers to. */
const findOrphans = () =>
  server.rows`select key from file_object where not exists (select from file where object_key = key)`;

const requestAddress = async (id: number, browser = client) =>
  (await browser.call("getUploadAddress", { params: { id } })) as TestAnswer<{ url: string }>;

test("R7.1 an upload returns a preview, and a signed address returns the file", async () => {
  const { status, body } = await upload(await samples.png());
  expect(status).toBe(200);
  expect(body).toMatchObject({ kind: "invoice_1", name: "請求書.png", content_type: "image/png" });
  expect(body.image).toMatch(/^data:image\/jpeg;base64,/);

  const { url } = (await requestAddress(body.id)).body;
  const answer = await client.fetch(url);
  expect(answer.status).toBe(200);
  expect(answer.headers.get("content-disposition")).toMatch(/^attachment; filename\*=UTF-8''%E8/);
  expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
  expect(
    Buffer.from(await answer.arrayBuffer())
      .subarray(1, 4)
      .toString(),
  ).toBe("PNG");
});

test.each([
  { name: "empty", make: () => Buffer.alloc(0), message: "中身が空" },
  { name: "SVG", make: samples.svg, message: "この形式のファイルは使えません" },
  { name: "HEIC", make: samples.heic, message: "HEIC" },
  { name: "a locked PDF", make: samples.encryptedPdf, message: "パスワード" },
  { name: "a broken picture", make: async () => samples.truncate(await samples.png()), message: "壊れて" },
  { name: "256 megapixels", make: samples.pixelBomb, message: "大きすぎます" },
])("R8.8 B7 $name is refused with its own message", async ({ make, message }) => {
  const { status, body } = await upload(await make(), { type: "" });
  expect(status).toBe(400);
  expect(body).toEqual({
    non_field_errors: [expect.stringContaining(message)],
    codes: { non_field_errors: [expect.objectContaining({ code: expect.stringMatching(/^file/) })] },
  });
});

test("R5.5 B7 D11 the brand limits the unused files of a kind, and a refused upload leaves no bytes", async () => {
  const { client: other, id } = await server.signInApplicant();
  for (let count = 1; count < 20; count += 1) await server.insertFile(id, "bs");
  const content = file(await samples.png());
  const uploadOne = async () => (await other.call("uploadFile", { body: { kind: "bs", content } })).status;
  expect([await uploadOne(), await uploadOne()]).toEqual([200, 400]);
  expect(await findOrphans()).toEqual([]);
});

test("B7 B10 a second upload of a picture, which differs only in a comment, succeeds with a message", async () => {
  const picture = await samples.jpeg();
  const comment = Buffer.from([0xff, 0xfe, 0, 5, 65, 66, 67]);
  const withComment = Buffer.concat([picture.subarray(0, 2), comment, picture.subarray(2)]);
  const options = { type: "image/jpeg", kind: "pl" };
  expect((await upload(picture, options)).body.message).toBe("");
  expect((await upload(withComment, options)).body.message).toContain("すでに");
});

test("R7.1 a repeated Idempotency-Key returns the first response, and is refused for other bytes", async () => {
  const one = await samples.png();
  const other = Buffer.concat([one.subarray(0, -1), Buffer.of((one.at(-1) ?? 0) ^ 1)]);
  const first = await upload(one, { key: "same-key" });
  expect(first.status).toBe(200);
  expect((await upload(one, { key: "same-key" })).body).toEqual(first.body);
  expect((await upload(other, { key: "same-key" })).status).toBe(409);
});

test("R6.3 a file of another applicant cannot be read, deleted or marked", async () => {
  const { client: other } = await server.signInApplicant();
  const { body } = await upload(await samples.png());
  expect((await requestAddress(body.id, other)).status).toBe(404);
  expect((await other.call("deleteUpload", { params: { id: body.id } })).status).toBe(404);
  expect((await other.call("markDelinquencyFiles", { body: { ids: [body.id] } })).status).toBe(404);
  expect((await requestAddress(body.id)).status).toBe(200);
});

test("R6.3 a signed address is valid for its file, unchanged and for five minutes", async () => {
  const { id } = (await upload(await samples.png())).body;
  const other = (await upload(await samples.png())).body.id;
  const { url } = (await requestAddress(id)).body;
  for (const changed of [
    url.replace(/\../, ".~"),
    url.replace(/\..*/, "."),
    url.replace(/signed=.*/, ""),
    url.replace(`/${id}/`, `/${other}/`),
    url.replace(/signed=./, "signed=~"),
  ])
    expect((await client.fetch(changed)).status).toBe(404);
  server.clock.advance(4 * 60_000);
  expect((await client.fetch(url)).status).toBe(200);
  server.clock.advance(2 * 60_000);
  expect((await client.fetch(url)).status).toBe(404);
});

test("R7.1 marking delinquency files unmarks all others", async () => {
  const one = (await upload(await samples.png(), { kind: "delinquency" })).body.id;
  const two = (await upload(await samples.png(), { kind: "delinquency" })).body.id;
  await client.call("markDelinquencyFiles", { body: { ids: [one] } });
  const { body } = await client.call("markDelinquencyFiles", { body: { ids: [two] } });
  expect(body.map(({ id }) => id)).toEqual([two]);
  const marked = await server.rows<{ id: number }>`select id from file where active_delinquency = true`;
  expect(marked.map(({ id }) => id)).toEqual([two]);
});

test("R7.6 a deleted file is not found, the clean-up deletes its bytes, and other files stay", async () => {
  const kept = (await upload(await samples.png())).body.id;
  const deleted = (await upload(await samples.png())).body.id;
  const { url } = (await requestAddress(deleted)).body;
  expect((await client.call("deleteUpload", { params: { id: deleted } })).status).toBe(204);
  expect((await client.call("deleteUpload", { params: { id: deleted } })).status).toBe(404);
  expect((await client.fetch(url)).status).toBe(404);

  const later = new Date(server.clock.now().getTime() + 2 * 3_600_000);
  await deleteOrphans(server.server.services, later);
  expect(await findOrphans()).toEqual([]);
  expect((await client.fetch((await requestAddress(kept)).body.url)).status).toBe(200);
});

test("R9.1 the limit of unused files counts all numbered kinds together", async () => {
  const { client: browser, id } = await server.signInApplicant();
  for (let number = 1; number <= 200; number += 1) await server.insertFile(id, `passbook_cover_${number}`);
  expect(await uploadPng(browser, "passbook_cover_201")).toMatchObject({
    status: 400,
    body: { non_field_errors: [expect.any(String)] },
  });
});

test("R9.1 the stored bytes of an account are limited", async () => {
  const { client: browser, id } = await server.signInApplicant();
  const kept: number[] = [];
  for (let count = 0; count < 4; count++) kept.push(await server.insertFile(id, "invoice"));
  const fill = (megabytes: number) =>
    server.rows`update file set bytes = ${(megabytes / kept.length) * 1024 * 1024} where id = any(${kept})`;
  await fill(accountLimits.keptMegabytes.maximum);
  expect(await uploadPng(browser)).toMatchObject({
    status: 400,
    body: { non_field_errors: [expect.stringContaining("上限")] },
  });
  await fill(accountLimits.keptMegabytes.maximum - 1);
  expect((await uploadPng(browser)).status).toBe(200);
});

test("R9.1 the limit of identity papers counts submitted ones too", async () => {
  const { client: browser, id } = await server.signInApplicant();
  const { database } = server;
  for (let count = 0; count < accountLimits.identityPapers.maximum; count += 1) {
    const file_id = await server.insertFile(id, "identity");
    await database.insertInto("handed_in_file").values({ file_id, applicant_id: id }).execute();
  }
  expect(await uploadPng(browser, "identity")).toMatchObject({
    status: 400,
    body: { non_field_errors: [expect.stringContaining("60件まで")] },
  });
  expect((await uploadPng(browser)).status).toBe(200);
});

test("R9.1 an applicant beyond the upload volume must wait, and others need not", async () => {
  const [one, other] = [await server.signInApplicant(), await server.signInApplicant()];
  const { services } = server.server;
  await recordUsage({ services, now: server.clock.now() }, "uploadedMegabytes", one.id, 1_025);
  expect(await uploadPng(one.client)).toMatchObject({
    status: 429,
    body: { detail: expect.stringContaining("合計が大きく"), retry_after: 30 },
  });
  expect((await uploadPng(other.client)).status).toBe(200);
});

test("B7 D11 an applicant's uploads per minute are limited, and others can upload", async () => {
  const [one, other] = [await server.signInApplicant(), await server.signInApplicant()];
  const send = (browser: TestClient) =>
    browser.call("uploadFile", { body: { kind: "invoice_1", content: file(Buffer.alloc(0)) } });
  const statuses: number[] = [];
  for (let sent = 0; sent < 60; sent++) statuses.push((await send(one.client)).status);
  expect(new Set(statuses)).toEqual(new Set([400]));
  // The body of a refused upload needs no memory.
  const allocate = vi.spyOn(Buffer, "allocUnsafeSlow");
  expect(await send(one.client)).toMatchObject({
    status: 429,
    body: { detail: expect.stringContaining("1分ほど待って"), retry_after: 5 },
  });
  expect(allocate).not.toHaveBeenCalled();
  allocate.mockRestore();
  expect((await send(other.client)).status).toBe(400);
  server.clock.advance(5000);
  expect((await send(one.client)).status).toBe(400);
});

test("B7 returns 503 if the reader process cannot start", async () => {
  const node = process.execPath;
  process.execPath = "/nowhere/node";
  const refused = await upload(await samples.pdf(), { type: "application/pdf" });
  process.execPath = node;
  expect(refused).toMatchObject({ status: 503, body: { detail: expect.stringContaining("確認できません") } });
  expect((await upload(await samples.pdf(), { type: "application/pdf" })).status).toBe(200);
});

test("B7 returns 503 if the reader queue is full", async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const running = Array.from({ length: 62 }, (_, index) =>
    readers.run(() => promise, { brand: "", account: String(index) }),
  );
  const refused = await upload(await samples.pdf(), { type: "application/pdf" });
  expect(refused).toMatchObject({ status: 503, body: { detail: expect.stringContaining("混み合って") } });
  expect(refused.headers.get("retry-after")).toBe("10");
  resolve();
  await Promise.all(running);
  expect((await upload(await samples.pdf(), { type: "application/pdf" })).status).toBe(200);
});
