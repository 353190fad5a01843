import { expect, test } from "vitest";
import { wordsOfCodes } from "./words-of-codes.ts";

test.each([
  { code: { code: "fileTooManyPages", params: { limit: 20 } }, text: /20/ },
  { code: { code: "fileTooManyPages" }, text: undefined },
  { code: { code: "fileTooManyPages", params: { count: 20 } }, text: undefined },
  { code: { code: "fileMissing", params: { kind: "x".repeat(10_000) } }, text: undefined },
  { code: { code: "fileMissing", params: { kind: "<b>通帳</b>" } }, text: /「<b>通帳<\/b>」/ },
  { code: { code: "unheardOf" }, text: undefined },
  { code: { code: "__proto__" }, text: undefined },
])("R8.1 an error code has a sentence only with all its parameters: $code", async ({ code, text }) => {
  const sentence = (await wordsOfCodes({}))(code);
  if (text === undefined) expect(sentence).toBeUndefined();
  else expect(sentence).toMatch(text);
});
