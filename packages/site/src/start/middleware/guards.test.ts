import { expect, test } from "vitest";
import { newcomer, representative } from "#stories/people.ts";
import { renderTestPage } from "#testing/render-test-page.tsx";
import { runGuard } from "#testing/run-guard.ts";
import { maintenance } from "./destination.ts";
import { entryStep, systemSettings } from "./entry-guards.ts";
import { middleware, middlewareOf } from "./registry.ts";
import {
  alreadyLoginToMypage,
  authenticated,
  authenticatedRedirect,
  profileRedirect,
} from "./session-guards.ts";

const user = representative;

test("R2.3 the registry has exactly the seven middlewares of the specification", () => {
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

test("R2.3 a route with an unknown middleware throws an error when the site starts", () => {
  expect(middlewareOf(["authenticated", "entry-step"])).toEqual([authenticated, middleware["entry-step"]]);
  expect(() => middlewareOf(["authenticated", "authorised"])).toThrow('There is no middleware "authorised"');
});

test.each([
  {
    at: "/mypage/?tab=claims",
    isMaintenance: true,
    redirect: "/maintenance/?next=%2Fmypage%2F%3Ftab%3Dclaims",
  },
  { at: "/maintenance", isMaintenance: true, redirect: undefined },
  { at: "/mypage/", isMaintenance: false, redirect: undefined },
])("with maintenance $isMaintenance the redirect of $at is $redirect", async (row) => {
  expect((await runGuard(maintenance, row)).redirect).toBe(row.redirect);
});

test.each([
  { who: "a visitor", visit: { at: "/login/" }, redirect: undefined },
  { who: "a user", visit: { at: "/login/", user }, redirect: "/mypage/" },
])("R2.5 the redirect of $who at /login/ is $redirect", async ({ visit, redirect }) => {
  expect((await runGuard(alreadyLoginToMypage, visit)).redirect).toBe(redirect);
});

test("R2.7 a visitor is redirected to the login, with the return address and the reason", async () => {
  const result = await runGuard(authenticatedRedirect, { at: "/entry/detail/12/?tab=claims" });
  expect(result.redirect).toBe("/login/?next=%2Fentry%2Fdetail%2F12%2F%3Ftab%3Dclaims");
  expect(result.reason).toBe("loginRequired");
});

test("R6.1 a user may open a guarded page", async () => {
  expect(await runGuard(authenticatedRedirect, { at: "/mypage/", user })).toMatchObject({
    redirect: undefined,
    reason: undefined,
  });
});

test("the guard authenticated answers a visitor with 401", async () => {
  expect((await runGuard(authenticated, { at: "/entry/contract/complete/" })).status).toBe(401);
  expect((await runGuard(authenticated, { at: "/entry/contract/complete/", user })).status).toBeUndefined();
});

test.each([authenticated, authenticatedRedirect, alreadyLoginToMypage, profileRedirect, entryStep])(
  "R1.5 an individual whom the brand does not serve is redirected to /unsupported/ (%o)",
  async (guard) => {
    const result = await runGuard(guard, { at: "/entry/", user: newcomer, isServed: false });
    expect(result).toMatchObject({ redirect: "/unsupported/", calls: ["session reset"] });
  },
);

test.each([
  { nextPage: "/register/profile/?from=server#bank", redirect: "/register/profile/?from=server#bank" },
  { nextPage: "http://brand.example/register/profile/", redirect: "/register/profile/" },
  { nextPage: "/mypage/", redirect: undefined },
  { nextPage: "https://elsewhere.example/", redirect: undefined },
  { nextPage: "//elsewhere.example/", redirect: undefined },
  { nextPage: "/.//elsewhere.example/", redirect: undefined },
  { nextPage: "javascript:alert(1)", redirect: undefined },
  { nextPage: undefined, redirect: undefined },
])(
  "R7.3 D7.3 with the next page $nextPage in the first answer the redirect is $redirect",
  async ({ nextPage, redirect }) => {
    const result = await runGuard(authenticatedRedirect, {
      at: "/mypage/",
      user,
      ...(nextPage && { nextPage }),
    });
    expect(result.redirect).toBe(redirect);
  },
);

test.each([
  { satisfied: false, allowed: true, redirect: "/register/profile/" },
  { satisfied: false, allowed: false, redirect: undefined },
  { satisfied: true, allowed: true, redirect: undefined },
])(
  "R2.9 with the profile satisfied $satisfied and redirect allowed $allowed, /profile redirects to $redirect",
  async ({ satisfied, allowed: isAllowed, redirect }) => {
    const changedUser = { ...user, has_satisfied_profile: satisfied, allow_redirect_to_profile: isAllowed };
    expect((await runGuard(profileRedirect, { at: "/profile/", user: changedUser })).redirect).toBe(redirect);
  },
);

test("R2.8 R4.18 entry pages load the system settings and stay open while new entries are stopped", async () => {
  const suppression = { method: "stop-new-entry", segment: null, message: "年末年始は休みます。" };
  const result = await runGuard(systemSettings, { at: "/entry/", user, suppression });
  expect(result).toMatchObject({ redirect: undefined, reason: undefined, calls: ["settings loaded"] });
});

test("R7.8 if the settings cannot be loaded, the session fails", async () => {
  const result = await runGuard(systemSettings, { at: "/entry/", user, suppression: "fail" });
  expect(result.calls).toEqual(["session failed"]);
});

const noProfile = { need: "profile", state: "missing", page: "registerProfile" } as const;
const noWithdrawals = { need: "withdrawalStatements", state: "missing", page: "withdrawalDetails" } as const;
const noFinancials = { need: "financialStatements", state: "expired", page: "financialStatements" } as const;

test.each([
  { at: "/entry/", missing: [noWithdrawals, noFinancials], redirect: undefined },
  { at: "/entry", missing: [noWithdrawals], redirect: undefined },
  { at: "/entry/withdrawal_details/", missing: [noWithdrawals, noFinancials], redirect: undefined },
  { at: "/entry/withdrawal_details/", missing: [noFinancials], redirect: undefined },
  {
    at: "/entry/entry_invoice/",
    missing: [noWithdrawals, noFinancials],
    redirect: "/entry/withdrawal_details/",
  },
  { at: "/entry/entry_invoice", missing: [noWithdrawals], redirect: "/entry/withdrawal_details/" },
  { at: "/entry/entry_invoice/", missing: [noFinancials], redirect: "/entry/" },
  { at: "/entry/entry_invoice/", missing: [noProfile], redirect: undefined },
  { at: "/entry/entry_invoice/", missing: [], redirect: undefined },
  { at: "/register/pre_entry/", missing: [noWithdrawals], redirect: undefined },
  { at: "/profile/before_entry/", missing: [noWithdrawals], redirect: undefined },
])(
  "R2.8 R2.14 R2.15 R4.20 the redirect of $at without $missing.0.need $missing.1.need is $redirect",
  async (row) => {
    const result = await runGuard(entryStep, { at: row.at, user, missing: row.missing });
    expect(result.redirect).toBe(row.redirect);
    expect(result.reason).toBe(row.redirect && "stepMissing");
  },
);

test("a visitor can open the pre-entry questions", async () => {
  const { location, text } = await renderTestPage({ at: "/register/pre_entry/" });
  expect(text).toContain("支払日がまだ来ていない請求書がありますか。");
  expect(location.pathname).toBe("/register/pre_entry/");
});
