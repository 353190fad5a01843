import { expect, test } from "vitest";
import { runGuard } from "#testing/run-guard.ts";
import { checkAddress, digits } from "./check-address.ts";

test.each([
  { at: "/profile/password/reset/reset/$?uid=a&token=b", status: undefined },
  { at: "/profile/password/reset/reset/$?uid=a", status: 404 },
  { at: "/profile/password/reset/reset/$?uid=&token=b", status: 404 },
  { at: "/profile/password/reset/reset/$", status: 404 },
])("R2.10 R2.12 the error status of $at is $status", async ({ at, status }) => {
  expect((await runGuard(checkAddress({ query: ["uid", "token"] }), { at })).status).toBe(status);
});

test.each([
  { entryId: "12", isValid: true },
  { entryId: "0012", isValid: true },
  { entryId: "12a", isValid: false },
  { entryId: "-1", isValid: false },
  { entryId: "１２", isValid: false },
  { entryId: "", isValid: false },
])("R2.11 an entry id has only digits: $entryId is valid: $isValid", ({ entryId, isValid }) => {
  expect(digits.test(entryId)).toBe(isValid);
});
