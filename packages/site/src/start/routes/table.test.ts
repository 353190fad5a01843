import { matchRoutes } from "react-router";
import { expect, test } from "vitest";
import { runGuard } from "#testing/run-guard.ts";
import { checkAddress } from "./check-address.ts";
import type { RouteRow } from "./route-row.ts";
import { routes } from "./table.ts";

/** Every path of R2.1 in its order, with the layout and the guards that the specification states. */
const specifiedRows: Readonly<Record<string, Partial<Pick<RouteRow, "layout" | "middleware">>>> = {
  "/": { middleware: [] },
  "/404": {},
  "/callback": {},
  "/login": {
    layout: "anonymous",
    middleware: ["propagate-errors-in-hash-json", "already-login-to-mypage"],
  },
  "/register": { layout: "anonymous", middleware: ["already-login-to-mypage"] },
  "/register/activation": {},
  "/register/complete": { layout: "anonymous" },
  "/register/pre_entry": {},
  "/register/profile": {},
  "/ext/signup": {},
  "/ext/authentication_error": {},
  "/pre_entry/result": { layout: "simple-header-no-footer" },
  "/mypage": { layout: "mypage", middleware: ["authenticated-redirect"] },
  "/profile": { middleware: ["authenticated-redirect", "profile-redirect"] },
  "/profile/before_entry": {},
  "/profile/mail/change/done": {},
  "/profile/password/reset/recover": {},
  "/profile/password/reset/recover/$": {},
  "/profile/password/reset/reset/$": {},
  "/profile/password/reset/reset/done": {},
  "/profile/password/reset/done": {},
  "/company/mail/complete": { layout: "anonymous" },
  "/entry": { layout: "entry", middleware: ["authenticated-redirect", "system-settings", "entry-step"] },
  "/entry/entry_invoice": {
    layout: "entry",
    middleware: ["authenticated-redirect", "system-settings", "entry-step"],
  },
  "/entry/withdrawal_details": {
    layout: "entry",
    middleware: ["authenticated-redirect", "system-settings", "entry-step"],
  },
  "/entry/complete": { layout: "anonymous" },
  "/entry/detail/:entryId": {},
  "/entry/resubmit/:entryId": {},
  "/entry/contract/:entryId": {},
  "/entry/contract/complete": {},
  "/entry/cancel/complete": {},
  "/entry/:entryId/factoring_service_agreement": { layout: "plain" },
  "/terms": { layout: "plain" },
  "/legal/sct": { layout: "static" },
  "/policy/privacy": { layout: "static" },
  "/policy/security": { layout: "static" },
  "/maintenance": {},
  "/unsupported": { layout: "simple-header-no-footer" },
};

/** Pages that are not in the specification; the law requires this one. */
const addedPaths = ["/policy/external"];

const pathsInTable: readonly string[] = routes.map(({ path }) => path);

test("R2.1 the table has every address of the specification and the additional ones, each once", () => {
  expect([...pathsInTable].sort()).toEqual([...Object.keys(specifiedRows), ...addedPaths].sort());
});

test.each(routes)("R2.1 R2.2 $path has the layout and the guards of the specification", (row) => {
  expect(row).toMatchObject(specifiedRows[row.path] ?? {});
});

const forRouter = routes.map((row) => ({ id: row.path, path: row.path }));
const exampleOf = (path: string) => path.replace(":entryId", "12");

test.each(pathsInTable)("R2.1 %s is found with and without a trailing slash", (path) => {
  const withoutSlash = exampleOf(path);
  for (const address of [withoutSlash, withoutSlash.endsWith("/") ? withoutSlash : `${withoutSlash}/`]) {
    expect(matchRoutes(forRouter, address)?.at(-1)?.route.id).toBe(path);
  }
});

test.each(routes.filter(({ path }) => path.includes(":entryId")))(
  "R2.11 $path takes digits only",
  async (row) => {
    const statusOf = async (entryId: string) =>
      (await runGuard(checkAddress(row), { at: row.path, params: { entryId } })).status;
    for (const entryId of ["12a", "-1", "１２", "1.5"]) expect(await statusOf(entryId)).toBe(404);
    for (const entryId of ["12", "0012"]) expect(await statusOf(entryId)).toBeUndefined();
  },
);

test.each([
  { at: "/profile/password/reset/reset/$?uid=a&token=b", status: undefined },
  { at: "/profile/password/reset/reset/$?uid=a", status: 404 },
  { at: "/profile/password/reset/reset/$?uid=&token=b", status: 404 },
  { at: "/profile/password/reset/reset/$", status: 404 },
])("R2.10 R2.12 the error status of $at is $status", async ({ at, status }) => {
  expect((await runGuard(checkAddress({ query: ["uid", "token"] }), { at })).status).toBe(status);
});
