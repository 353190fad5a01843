import { UnauthorizedError } from "@kaitori/api-client";
import { expect, test } from "vitest";
import { refusalOfAccount, signupRefusal } from "./signup-refusal.ts";

test.each([
  [null, null],
  ["text", null],
  [{}, null],
  [{ reason: "expired" }, { reason: "expired" }],
  [{ reason: "<b>" }, null],
  [
    { service: "会計", loginUrl: "https://partner.example/" },
    { service: "会計", loginUrl: "https://partner.example/" },
  ],
  [{ service: "会計" }, { service: "会計", loginUrl: undefined }],
  [{ service: 7 }, null],
])("R8.3 the history state %j is read as %j", (state, refusal) => {
  expect(signupRefusal(state)).toEqual(refusal);
});

test("R8.3 a refusal for an account of another service is distinguished from others", () => {
  const accountOfOtherService = new UnauthorizedError(401, undefined, {
    loginUrl: "https://p.example/",
    service: "会計",
  });
  expect(refusalOfAccount(accountOfOtherService)).toEqual({
    service: "会計",
    loginUrl: "https://p.example/",
  });
  expect(refusalOfAccount(new UnauthorizedError(401, "no", {}))).toBeUndefined();
});
