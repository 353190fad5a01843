import { expect, test } from "vitest";
import { HttpError } from "./errors.ts";
import { readMultipart } from "./multipart.ts";

const form = (boundary: string) =>
  Buffer.from(
    [
      `--${boundary}`,
      'content-disposition: form-data; name="kind"',
      "",
      "invoice_1",
      `--${boundary}`,
      'content-disposition: form-data; name="content"; filename="a.txt"',
      "content-type: text/plain",
      "",
      "line\r\n--no delimiter",
      `--${boundary}--`,
      "",
    ].join("\r\n"),
  );

test.each([
  { boundary: "x", named: "x" },
  { boundary: "b0", named: '"b0"' },
  { boundary: "a+b=c/d:(e),f.g?h", named: '"a+b=c/d:(e),f.g?h"' },
  { boundary: "----WebKitFormBoundary7MA4YWxkTrZu0gW", named: "----WebKitFormBoundary7MA4YWxkTrZu0gW" },
  { boundary: "7".repeat(70), named: "7".repeat(70) },
])("a form is read whatever boundary of RFC 2046 divides it: $named", async ({ boundary, named }) => {
  const read = await readMultipart(form(boundary), `multipart/form-data; boundary=${named}`);
  expect(read.get("kind")).toBe("invoice_1");
  const file = read.get("content");
  if (!(file instanceof File)) throw new Error("no file");
  expect(file.name).toBe("a.txt");
  expect(await file.text()).toBe("line\r\n--no delimiter");
});

test.each([
  { about: "no boundary", type: "multipart/form-data" },
  { about: "one that is too long", type: `multipart/form-data; boundary=${"7".repeat(71)}` },
  { about: "letters of no boundary", type: "multipart/form-data; boundary=a<b>" },
  { about: "another boundary than the form's", type: "multipart/form-data; boundary=z" },
])("a form is refused for $about", async ({ type }) => {
  const refusal = await readMultipart(form("x"), type).catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(HttpError);
  expect(refusal).toMatchObject({ status: 400 });
});
