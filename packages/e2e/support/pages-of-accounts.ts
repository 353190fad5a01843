import { expect, type Page } from "@playwright/test";
import { readEntryId } from "./call-api.ts";
import { findFaultsAt } from "./page-health.ts";
import { answerPreEntry } from "./registration.ts";
import { signInByCall } from "./sign-in.ts";
import { test } from "./test.ts";

/** Pages to open with an account; without one as a visitor. */
export interface AccountPages {
  readonly account?: string;
  /** Steps before the pages are open to the account. */
  readonly prepare?: (page: Page) => Promise<unknown>;
  readonly pages: readonly string[];
}

async function declinePreEntry(page: Page) {
  await page.goto("/register/pre_entry/");
  await answerPreEntry(page, [true, false, false, false]);
  await page.waitForURL("**/pre_entry/result/");
}

/** Pages tested in every brand: all pages of a visitor, and after the login those with the most content. */
export const pagesOfEveryBrand: readonly AccountPages[] = [
  {
    pages: [
      "/",
      "/404/",
      "/maintenance/",
      "/login/",
      "/register/",
      "/register/activation/",
      "/register/complete/",
      "/ext/signup/",
      "/ext/authentication_error/",
      "/callback/",
      "/unsupported/",
      "/company/mail/complete/",
      "/profile/password/reset/recover/",
      "/profile/password/reset/recover/$/",
      "/profile/password/reset/reset/$/?uid=1&token=old",
      "/profile/password/reset/reset/done/",
      "/profile/password/reset/done/",
      "/profile/mail/change/done/",
      "/terms/",
      "/legal/sct/",
      "/policy/privacy/",
      "/policy/security/",
      "/policy/external/",
    ],
  },
  { account: "ready", pages: ["/mypage/", "/profile/", "/profile/before_entry/", "/entry/entry_invoice/"] },
  { account: "reviewed", pages: ["/mypage/", "/entry/detail/:entryId/", "/entry/contract/:entryId/"] },
];

/** The other pages, each with an account for which the page opens. */
export const otherPages: readonly AccountPages[] = [
  { account: "new", pages: ["/mypage/", "/register/profile/", "/register/pre_entry/"] },
  { account: "declined", prepare: declinePreEntry, pages: ["/mypage/", "/pre_entry/result/"] },
  { account: "no-documents", pages: ["/mypage/", "/entry/withdrawal_details/", "/entry/"] },
  { account: "under-review", pages: ["/mypage/", "/entry/detail/:entryId/", "/entry/complete/"] },
  { account: "inadequate", pages: ["/mypage/", "/entry/detail/:entryId/", "/entry/resubmit/:entryId/"] },
  {
    account: "contracted",
    pages: [
      "/entry/detail/:entryId/",
      "/entry/contract/complete/",
      "/entry/:entryId/factoring_service_agreement/",
    ],
  },
  { account: "delayed", pages: ["/mypage/", "/entry/detail/:entryId/", "/entry/contract/:entryId/"] },
  { account: "archived", pages: ["/mypage/", "/entry/detail/:entryId/"] },
  { account: "cancelled", pages: ["/entry/detail/:entryId/", "/entry/cancel/complete/"] },
];

/** Defines a test per account that opens and checks its pages. */
export function testHealthOfPages(pagesOfAccounts: readonly AccountPages[], tag: readonly string[] = []) {
  for (const pages of pagesOfAccounts) {
    const title = `R2.1 every page of ${pages.account ?? "a visitor"} has no script error or blocked content, has a title and one heading, and fits the screen`;
    test(title, { tag: [...tag] }, async ({ page }) => {
      await expectHealthyPages(pages, page);
    });
  }
}

/** Signs in the account of the pages and returns their addresses. */
export async function openPages({ account, prepare, pages }: AccountPages, page: Page) {
  if (account) await signInByCall(page, `${account}@demo.example`);
  await prepare?.(page);
  const entryId = pages.some((path) => path.includes(":entryId")) ? await readEntryId(page) : 0;
  return pages.map((pattern) => pattern.replace(":entryId", String(entryId)));
}

async function expectHealthyPages(pages: AccountPages, page: Page) {
  const faults: string[] = [];
  for (const path of await openPages(pages, page)) {
    faults.push(...(await findFaultsAt(page, path)));
    // A redirected page was not checked.
    if (pages.account && !page.url().endsWith(path)) faults.push(`${path} redirected to ${page.url()}`);
  }
  expect(faults).toEqual([]);
}
