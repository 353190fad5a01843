import { expect, type Page, type TestInfo } from "@playwright/test";
import { builtRoutes } from "../../support/built-routes.ts";
import { faultsOf, withoutTagManager } from "../../support/page-health.ts";
import { answerPreEntry } from "../../support/registration.ts";
import { withSession } from "../../support/sign-in.ts";
import { test } from "../../support/test.ts";
import { brandOf } from "../../support/words.ts";
import { ownEntryId } from "../entry/own-entry.ts";

interface Visit {
  readonly account?: string;
  /** What brings the account there. */
  readonly first?: (page: Page, info: TestInfo) => Promise<unknown>;
  readonly pages: readonly string[];
}

async function declineOnce(page: Page, info: TestInfo) {
  await page.goto("/register/pre_entry/");
  await answerPreEntry(page, info, [true, false, false, false]);
  await page.waitForURL("**/pre_entry/result/");
}

/** Every page of the site, as the account sees it whose state it is for; without one, as a visitor does. */
const visits: readonly Visit[] = [
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
    ],
  },
  { account: "new", pages: ["/mypage/", "/register/profile/", "/register/pre_entry/"] },
  { account: "declined", first: declineOnce, pages: ["/mypage/", "/pre_entry/result/"] },
  { account: "no-documents", pages: ["/mypage/", "/entry/withdrawal_details/", "/entry/"] },
  { account: "ready", pages: ["/mypage/", "/profile/", "/profile/before_entry/", "/entry/entry_invoice/"] },
  { account: "under-review", pages: ["/mypage/", "/entry/detail/:entryId/", "/entry/complete/"] },
  { account: "inadequate", pages: ["/mypage/", "/entry/detail/:entryId/", "/entry/resubmit/:entryId/"] },
  { account: "reviewed", pages: ["/mypage/", "/entry/detail/:entryId/", "/entry/contract/:entryId/"] },
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

// The judge of accessibility is for newer browsers.
test.use({ isOlder: false });
test.beforeEach(({ context }) => withoutTagManager(context));

for (const { account, first, pages } of visits) {
  test(`R2.1 every page of ${account ?? "a visitor"} is free of script errors, refused content and axe violations, and fits the screen`, async ({
    page,
  }, info) => {
    test.slow();
    if (account) await withSession(page, `${account}@demo.example`);
    await first?.(page, info);
    const entryId = pages.some((path) => path.includes(":entryId")) ? await ownEntryId(page) : 0;
    const faults: string[] = [];
    for (const pattern of pages) {
      const path = pattern.replace(":entryId", String(entryId));
      faults.push(...(await faultsOf(page, path)));
      // A page that sends somebody elsewhere has not been looked at.
      if (account && !page.url().endsWith(path)) faults.push(`${path} led to ${page.url()}`);
    }
    expect(faults).toEqual([]);
  });
}

test("R2.1 no page of the build is left out", ({ page: _ }, info) => {
  const visited = new Set(
    visits.flatMap(({ pages }) => pages.map((path) => path.replace(/\/(?:\?.*)?$/, "") || "/")),
  );
  expect(builtRoutes(brandOf(info)).filter((path) => !visited.has(path))).toEqual([]);
});
