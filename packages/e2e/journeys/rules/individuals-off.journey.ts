import { unsupportedCopy } from "@kaitori/brand/copy/unsupported";
import { expect, type Page } from "@playwright/test";
import { readyAccount } from "#support/demo.ts";
import { asRelease } from "#support/other-release.ts";
import { inOwnDatabase } from "#support/own-database.ts";
import { test } from "#support/own-server-test.ts";
import { fillLogin, signIn } from "#support/sign-in.ts";
import { wordsOf } from "#support/words.ts";

// The server starts again.
test.slow();

const companiesOnly = asRelease({ settings: { individuals: false } });

/** To another page of the open site, without asking the server for the page itself. */
const goWithin = (page: Page, path: string) =>
  page.evaluate((to) => {
    history.pushState({}, "", to);
    dispatchEvent(new PopStateEvent("popstate"));
  }, path);

test(
  "R1.5 individuals are switched off while one is logged in, or a company becomes one: the next call ends at /unsupported/, and the session with it",
  { tag: ["@long", "@one-brand"] },
  async ({ page, server }, info) => {
    const { title } = wordsOf(info, unsupportedCopy);
    await signIn(page, info, { email: "individual@demo.example" });
    await server.stop();
    await server.start(companiesOnly);

    // The open page is of the build before, which still serves individuals: it is the server that says so.
    await goWithin(page, "/profile/");
    await expect(page).toHaveURL(/\/unsupported\/$/);
    await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
    await page.goto("/mypage/");
    await expect(page).toHaveURL(/\/login\//);
    await fillLogin(page, info, { email: "individual@demo.example" });
    await expect(page).toHaveURL(/\/unsupported\/$/);

    // A company that is served, until it is one no more: its division changes in the middle of its session.
    await signIn(page, info);
    await server.stop();
    const becomeIndividual = "update applicant set corporate_division = 'individual'";
    await inOwnDatabase(server, `${becomeIndividual} where email = '${readyAccount.email}'`);
    await server.start(companiesOnly);
    await goWithin(page, "/profile/");
    await expect(page).toHaveURL(/\/unsupported\/$/);
    await page.goto("/mypage/");
    await expect(page).toHaveURL(/\/login\//);
  },
);
