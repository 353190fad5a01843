import { cancelCopy } from "@kaitori/brand/copy/cancel";
import { entryStatusCopy } from "@kaitori/brand/copy/entry-status";
import { fieldsCopy } from "@kaitori/brand/copy/fields";
import { passwordResetCopy } from "@kaitori/brand/copy/password-reset";
import { specificationCopy } from "@kaitori/brand/copy/specification";
import { expect } from "@playwright/test";
import { linkMailedTo } from "#support/mailbox.ts";
import { askForReset } from "#support/reset.ts";
import { fillLogin, withSession } from "#support/sign-in.ts";
import { test } from "#support/spec-server-test.ts";
import { brandOf, wordsOf } from "#support/words.ts";
import { ownEntryId } from "../entry/own-entry.ts";

test(
  "R4.2 R7.1 on a server of the specification alone an entry is cancelled, a password set anew, an individual served or told",
  { tag: "@long" },
  async ({ page, spec }, info) => {
    test.slow();
    const cancel = wordsOf(info, cancelCopy);
    const reset = wordsOf(info, passwordResetCopy);
    await withSession(page, "under-review@demo.example");
    const id = await ownEntryId(page);
    await page.goto(`/entry/detail/${id}/`);
    await page.getByRole("button", { name: cancel.submit }).click();
    await page.getByRole("dialog").getByRole("button", { name: cancel.submit }).click();
    await expect(page).toHaveURL(/\/entry\/cancel\/complete\/$/);
    await page.goto(`/entry/detail/${id}/`);
    const { cancelled } = wordsOf(info, entryStatusCopy);
    await expect(page.getByText(cancelled, { exact: true }).first()).toBeVisible();

    await page.context().clearCookies();
    const email = "archived@demo.example";
    const password = "a new one: suika to momo";
    await askForReset(page, info, email);
    const mailed = new URL(await linkMailedTo(email, info, "パスワードの再設定", spec.own.origin));
    await page.goto(`${mailed.pathname}${mailed.search}`);
    await page.getByLabel(wordsOf(info, fieldsCopy).newPassword).fill(password);
    await page.getByRole("button", { name: reset.newSubmit }).click();
    await expect(page.getByRole("heading", { level: 1, name: reset.doneTitle })).toBeVisible();
    await page.goto("/login/");
    await fillLogin(page, info, { email, password });
    await expect(page).toHaveURL(/\/mypage\/$/);

    await page.context().clearCookies();
    await page.goto("/login/");
    await fillLogin(page, info, { email: "individual@demo.example" });
    await expect(page).toHaveURL(brandOf(info).settings.individuals ? /\/mypage\/$/ : /\/unsupported\/$/);
  },
);

test("R8.1 R8.4 R8.5 what such a server refuses while a page loads is said by its status", async ({
  page,
  spec,
}, info) => {
  const fixed = wordsOf(info, specificationCopy);
  await withSession(page);
  for (const { status, title } of [
    { status: 400, title: fixed.sessionExpiredTitle({ code: 400 }) },
    { status: 401, title: fixed.sessionExpiredTitle({ code: 401 }) },
    { status: 403, title: fixed.sessionExpiredTitle({ code: 403 }) },
    { status: 404, title: fixed.notFoundTitle },
    { status: 418, title: fixed.otherErrorTitle({ code: 418 }) },
    { status: 500, title: fixed.serverErrorTitle({ code: 500 }) },
    { status: 503, title: fixed.serverErrorTitle({ code: 503 }) },
  ]) {
    spec.faults = [{ method: "GET", path: "entries/", status, answer: { detail: "こちらの文です。" } }];
    await page.goto("/mypage/");
    await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
  }
});
