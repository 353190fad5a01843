import { expect, test } from "vitest";
import { wordsOfCodes } from "./words-of-codes.ts";

test.each([
  { code: { code: "fileTooManyPages", params: { limit: 20 } }, said: /20/ },
  { code: { code: "fileTooManyPages" }, said: undefined },
  { code: { code: "fileTooManyPages", params: { count: 20 } }, said: undefined },
  { code: { code: "fileMissing", params: { kind: "x".repeat(10_000) } }, said: undefined },
  { code: { code: "fileMissing", params: { kind: "<b>通帳</b>" } }, said: /「<b>通帳<\/b>」/ },
  { code: { code: "unheardOf" }, said: undefined },
  { code: { code: "__proto__" }, said: undefined },
])("R8.1 an error code is shown only with all its figures: $code", async ({ code, said }) => {
  const sentence = (await wordsOfCodes({}))(code);
  if (said === undefined) expect(sentence).toBeUndefined();
  else expect(sentence).toMatch(said);
});
