import { expect, test } from "vitest";
import { runGuard } from "#testing/run-guard.ts";
import { checkAddress, digits } from "./check-address.ts";

test.each([
  { at: "/profile/password/reset/reset/$?uid=a&token=b", status: undefined },
  { at: "/profile/password/reset/reset/$?uid=a", status: 404 },
  { at: "/profile/password/reset/reset/$?uid=&token=b", status: 404 },
  { at: "/profile/password/reset/reset/$", status: 404 },
])("R2.10 R2.12 $at → $status", async ({ at, status }) => {
  expect((await runGuard(checkAddress({ query: ["uid", "token"] }), { at })).status).toBe(status);
});

test.each([
  { entryId: "12", fits: true },
  { entryId: "0012", fits: true },
  { entryId: "12a", fits: false },
  { entryId: "-1", fits: false },
  { entryId: "１２", fits: false },
  { entryId: "", fits: false },
])("R2.11 an entry id is made of digits: $entryId $fits", ({ entryId, fits }) => {
  expect(digits.test(entryId)).toBe(fits);
});
