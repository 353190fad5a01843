import { expect, test } from "vitest";
import { errorsInHash } from "./propagate-errors-in-hash-json.ts";

const hashOf = (value: unknown) => `#${encodeURIComponent(JSON.stringify(value))}`;
const sentence = "連携先で確認できませんでした。";

test.each([
  { about: "a text", value: sentence },
  { about: "a list of texts", value: [sentence] },
  { about: "errors", value: { errors: [sentence] } },
  { about: "errors with messages", value: { errors: [{ code: "denied", message: sentence }] } },
  { about: "a detail", value: { detail: sentence, status: "error" } },
  { about: "a message", value: { message: sentence } },
  { about: "errors without a field", value: { non_field_errors: [sentence] } },
  { about: "errors of a field", value: { email: [sentence] } },
])("R2.6 D2.6 the hash may contain $about", ({ value }) => {
  expect(errorsInHash(hashOf(value))).toEqual({ reason: "passedOn", texts: [sentence] });
});

test.each([
  { value: { errors: [{ code: "session_expired" }] }, reason: "sessionExpired" },
  { value: ["login_required"], reason: "loginRequired" },
  { value: { code: "authentication_failed" }, reason: "externalAuthenticationFailed" },
  { value: { detail: "session_expired" }, reason: "sessionExpired" },
  { value: { errors: [{ code: "something_else" }] }, reason: "generic" },
  { value: { code: "<b>偽の文</b>" }, reason: "generic" },
  { value: { errors: [{ code: "constructor" }] }, reason: "generic" },
  { value: "__proto__", reason: "generic" },
])("R2.6 a code in the hash is shown in the brand's words: $value → $reason", ({ value, reason }) => {
  expect(errorsInHash(hashOf(value))).toEqual({ reason, texts: [] });
});

test.each([
  { errors: [{ code: "session_expired" }, { message: sentence }] },
  { code: "session_expired", message: sentence },
])("R2.6 a known code and a text are both shown: %o", (value) => {
  expect(errorsInHash(hashOf(value))).toEqual({ reason: "sessionExpired", texts: [sentence] });
});

test("R2.6 a message of one word is not a code", () => {
  expect(errorsInHash(hashOf({ detail: "Forbidden" }))).toEqual({ reason: "passedOn", texts: ["Forbidden"] });
});

test.each(["", "#", "#main", "#{", "#%", "#[]", "#null", "#1", '#{"errors":1}', '#{"errors":[{}]}'])(
  "R2.6 %s shows no message",
  (hash) => {
    expect(errorsInHash(hash)).toBeUndefined();
  },
);

test("R2.6 number and length of the messages in a hash are limited", () => {
  const messages = Array.from({ length: 50 }, (_, index) => `${index}番目。${"長".repeat(1000)}`);
  const { texts } = errorsInHash(hashOf(messages)) ?? { texts: [] };
  expect(texts).toHaveLength(5);
  expect(Math.max(...texts.map((text) => text.length))).toBe(200);
  let nested: unknown = sentence;
  for (let depth = 0; depth < 100; depth += 1) nested = [nested];
  expect(errorsInHash(hashOf(nested))).toBeUndefined();
});
