import { IdentityConfirmation } from "@kaitori/domain";
import { expect, test } from "vitest";
import { newcomer, representative } from "../stories/people.ts";
import { runGuard } from "../testing/run-guard.ts";
import { alreadyLoginToMypage } from "./already-login-to-mypage.ts";
import { authenticated } from "./authenticated.ts";
import { authenticatedRedirect } from "./authenticated-redirect.ts";
import { entryStep } from "./entry-step.ts";
import { profileRedirect } from "./profile-redirect.ts";
import { middleware } from "./registry.ts";
import { systemSettings } from "./system-settings.ts";

const user = representative;
const { nothing, confirmed } = IdentityConfirmation;

test("R2.3 there are the seven middlewares of the specification, and no other", () => {
  expect(Object.keys(middleware).sort()).toEqual([
    "already-login-to-mypage",
    "authenticated",
    "authenticated-redirect",
    "entry-step",
    "profile-redirect",
    "propagate-errors-in-hash-json",
    "system-settings",
  ]);
});

test.each([
  { who: "a visitor", visit: { at: "/login/" }, redirect: undefined },
  { who: "a user", visit: { at: "/login/", user }, redirect: "/mypage/" },
])("R2.5 $who at /login/ → $redirect", async ({ visit, redirect }) => {
  expect((await runGuard(alreadyLoginToMypage, visit)).redirect).toBe(redirect);
});

test("R2.7 a visitor is sent to login, with the way back and the reason", async () => {
  const visit = await runGuard(authenticatedRedirect, { at: "/entry/detail/12/?tab=claims" });
  expect(visit.redirect).toBe("/login/?next=%2Fentry%2Fdetail%2F12%2F%3Ftab%3Dclaims");
  expect(visit.reason).toBe("loginRequired");
});

test("R6.1 a user passes", async () => {
  expect(await runGuard(authenticatedRedirect, { at: "/mypage/", user })).toMatchObject({
    redirect: undefined,
    reason: undefined,
  });
});

test("where there is nothing to come back to, a visitor is told that the session has ended", async () => {
  expect((await runGuard(authenticated, { at: "/entry/contract/complete/" })).status).toBe(401);
  expect((await runGuard(authenticated, { at: "/entry/contract/complete/", user })).status).toBeUndefined();
});

test.each([authenticated, authenticatedRedirect, alreadyLoginToMypage, profileRedirect, entryStep])(
  "R1.5 an individual whom the brand does not serve is logged out and sent to /unsupported/ (%o)",
  async (guard) => {
    const visit = await runGuard(guard, { at: "/entry/", user: newcomer, individuals: false });
    expect(visit).toMatchObject({ redirect: "/unsupported/", calls: ["logged out"] });
    expect((await runGuard(guard, { at: "/entry/", user, individuals: false })).calls).toEqual([]);
  },
);

test.each([
  { satisfied: false, allowed: true, redirect: "/register/profile/" },
  { satisfied: false, allowed: false, redirect: undefined },
  { satisfied: true, allowed: true, redirect: undefined },
])(
  "R2.9 /profile, profile satisfied $satisfied, redirect allowed $allowed → $redirect",
  async ({ satisfied, allowed, redirect }) => {
    const changed = { ...user, has_satisfied_profile: satisfied, allow_redirect_to_profile: allowed };
    expect((await runGuard(profileRedirect, { at: "/profile/", user: changed })).redirect).toBe(redirect);
  },
);

test("R2.8 entry pages load the system settings", async () => {
  expect((await runGuard(systemSettings, { at: "/entry/", user })).calls).toEqual(["settings loaded"]);
});

test("R7.8 without the settings the session has failed", async () => {
  const visit = await runGuard(systemSettings, { at: "/entry/", user, settingsFail: true });
  expect(visit.calls).toEqual(["session failed"]);
});

test.each([
  { at: "/entry/", withdrawals: nothing, financials: nothing, redirect: undefined },
  { at: "/entry/withdrawal_details/", withdrawals: nothing, financials: nothing, redirect: undefined },
  {
    at: "/entry/entry_invoice/",
    withdrawals: nothing,
    financials: nothing,
    redirect: "/entry/withdrawal_details/",
  },
  { at: "/entry/entry_invoice/", withdrawals: confirmed, financials: nothing, redirect: "/entry/" },
  { at: "/entry/entry_invoice/", withdrawals: confirmed, financials: confirmed, redirect: undefined },
])("R2.8 R2.15 $at with statements $withdrawals and accounts $financials → $redirect", async (row) => {
  const changed = {
    ...user,
    withdrawals_detail_status: row.withdrawals,
    financial_statements_status: row.financials,
  };
  const visit = await runGuard(entryStep, { at: row.at, user: changed });
  expect(visit.redirect).toBe(row.redirect);
  expect(visit.reason).toBe(row.redirect && "stepMissing");
});
