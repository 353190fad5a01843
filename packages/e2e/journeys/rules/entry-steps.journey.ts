import { noticesCopy } from "@kaitori/brand/copy/notices";
import { progressCopy } from "@kaitori/brand/copy/progress";
import { readinessCopy } from "@kaitori/brand/copy/readiness";
import { specificationCopy } from "@kaitori/brand/copy/specification";
import { expect } from "@playwright/test";
import { signIn, withSession } from "#support/sign-in.ts";
import { test } from "#support/test.ts";
import { wordsOf } from "#support/words.ts";

test("R2.15 D2.15 R2.8 B2 the invoices opened too early lead to the first step that is missing, which says why; the others open in either order", async ({
  page,
}, info) => {
  const stages = wordsOf(info, progressCopy);
  const readiness = wordsOf(info, readinessCopy);
  await withSession(page, "no-documents@demo.example");
  await page.goto("/entry/entry_invoice/");
  await expect(page).toHaveURL(/\/entry\/withdrawal_details\/$/);
  await expect(page.getByText(wordsOf(info, noticesCopy).stepMissing)).toBeVisible();

  const stepper = page.getByRole("navigation", { name: stages.label });
  const step = (name: string) => stepper.getByRole("listitem").filter({ hasText: name });
  await expect(step(stages.papers)).toHaveAttribute("aria-current", "step");
  await expect(step(stages.profile)).toContainText("完了");
  await expect(step(stages.invoice).getByRole("link")).toHaveCount(0);

  const missing = page.getByRole("region", { name: readiness.title });
  await expect(missing).toContainText(readiness.left({ count: 3 }));
  await missing.getByRole("link", { name: readiness.financialStatementsWay }).click();
  await expect(page).toHaveURL(/\/entry\/$/);
  await expect(step(stages.papers)).toHaveAttribute("aria-current", "step");
  await step(stages.papers).getByRole("link").click();
  await expect(page).toHaveURL(/\/entry\/withdrawal_details\/$/);
});

test("R2.15 with both statements given the invoices open", async ({ page }, info) => {
  await withSession(page);
  await page.goto("/entry/entry_invoice/");
  await expect(page).toHaveURL(/\/entry\/entry_invoice\/$/);
  await expect(page.getByText(wordsOf(info, noticesCopy).stepMissing)).toBeHidden();
  // Nothing to do is left on the list.
  await expect(page.getByRole("region", { name: wordsOf(info, readinessCopy).title })).toBeHidden();
});

test("R2.11 R2.12 an entry's address takes digits only", async ({ page }, info) => {
  const title = wordsOf(info, specificationCopy).notFoundTitle;
  await signIn(page, info);
  for (const path of [
    "/entry/detail/12a/",
    "/entry/resubmit/x/",
    "/entry/contract/1.5/",
    "/entry/-1/factoring_service_agreement/",
  ]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
  }
});

test("R9.6 the step that comes next is fetched before anybody goes there", async ({ page }, info) => {
  await signIn(page, info, { email: "no-documents@demo.example" });
  const next = page.waitForResponse((response) => /\/assets\/Financials-[^/]*\.js$/.test(response.url()));
  await page.goto("/entry/withdrawal_details/");
  expect((await next).ok()).toBe(true);
  await expect(page).toHaveURL(/\/entry\/withdrawal_details\/$/);
});
