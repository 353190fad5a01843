import { expect, test } from "vitest";
import { runGuard } from "#testing/run-guard.ts";
import { checkAddress } from "./check-address.ts";

test.each([
  { at: "/profile/password/reset/reset/$?uid=a&token=b", status: undefined },
  { at: "/profile/password/reset/reset/$?uid=a", status: 404 },
  { at: "/profile/password/reset/reset/$?uid=&token=b", status: 404 },
  { at: "/profile/password/reset/reset/$", status: 404 },
])("R2.10 R2.12 the error status of $at is $status", async ({ at, status }) => {
  expect((await runGuard(checkAddress({ query: ["uid", "token"] }), { at })).status).toBe(status);
});
