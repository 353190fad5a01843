import { uploadFile } from "@kaitori/wire";
import { expect, test } from "vitest";
import { HttpError } from "./errors.ts";
import { readMultipart } from "./multipart.ts";

const call = uploadFile;
const maximumBytes = 1024 * 1024;

const part = (boundary: string, disposition: string, content: string, type = "") =>
  `--${boundary}\r\ncontent-disposition: form-data; ${disposition}\r\n${type}\r\n${content}\r\n`;
const kind = (boundary: string) => part(boundary, 'name="kind"', "invoice_1");
const content = (boundary: string) =>
  part(
    boundary,
    'name="content"; filename="請求書.txt"',
    "line\r\n--no delimiter",
    "content-type: text/plain\r\n",
  );
const form = (boundary: string) => `${kind(boundary)}${content(boundary)}--${boundary}--\r\n`;

/** Yields the text in chunks of three bytes. */
async function* chunksOf(text: string) {
  const bytes = Buffer.from(text);
  for (let at = 0; at < bytes.length; at += 3) yield bytes.subarray(at, at + 3);
}

const read = (text: string, contentType: string) =>
  readMultipart(call, contentType, chunksOf(text), maximumBytes);

test.each([
  { boundary: "a+b=c/d:(e),f.g?h", header: '"a+b=c/d:(e),f.g?h"' },
  { boundary: "----WebKitFormBoundary7MA4YWxkTrZu0gW", header: "----WebKitFormBoundary7MA4YWxkTrZu0gW" },
])("a form with any boundary of RFC 2046 is read: $header", async ({ boundary, header }) => {
  const { fields, file } = await read(form(boundary), `multipart/form-data; boundary=${header}`);
  expect(fields).toEqual({ kind: "invoice_1" });
  expect(file).toMatchObject({
    name: "請求書.txt",
    type: "text/plain",
    sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
  });
  expect(Buffer.from(file?.bytes ?? []).toString()).toBe("line\r\n--no delimiter");
});

test.each([
  { about: "no boundary", type: "multipart/form-data", sent: form("x") },
  { about: "another boundary than the form's", type: "multipart/form-data; boundary=z", sent: form("x") },
  { about: "no final boundary", type: "multipart/form-data; boundary=x", sent: kind("x") },
  {
    about: "a second file",
    type: "multipart/form-data; boundary=x",
    sent: `${content("x")}${form("x")}`,
  },
  {
    about: "more fields than the call has",
    type: "multipart/form-data; boundary=x",
    sent: `${kind("x").repeat(3)}${form("x")}`,
  },
])("a form with $about is refused", async ({ type, sent }) => {
  const refusal = await read(sent, type).catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(HttpError);
  expect(refusal).toMatchObject({ status: 400 });
});

test("the reading stops at an excess part", async () => {
  let chunksRead = 0;
  async function* endless() {
    yield Buffer.from(kind("x"));
    for (; chunksRead < 1_000; chunksRead += 1) yield Buffer.alloc(4_000, "--x\r\n\r\n\r\n");
  }
  const reading = readMultipart(call, "multipart/form-data; boundary=x", endless(), maximumBytes);
  await expect(reading).rejects.toBeInstanceOf(HttpError);
  expect(chunksRead).toBeLessThan(20);
});
