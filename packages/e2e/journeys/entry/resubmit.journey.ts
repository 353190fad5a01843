import { controlsCopy } from "@kaitori/brand/copy/controls";
import { entryDetailCopy } from "@kaitori/brand/copy/entry-detail";
import { entryStatusCopy } from "@kaitori/brand/copy/entry-status";
import { invoicesCopy } from "@kaitori/brand/copy/invoices";
import { issuesCopy } from "@kaitori/brand/copy/issues";
import { resubmitCopy } from "@kaitori/brand/copy/resubmit";
import { specificationCopy } from "@kaitori/brand/copy/specification";
import { expect } from "@playwright/test";
import { test } from "#support/own-server-test.ts";
import { photograph } from "#support/papers.ts";
import { signInByCall } from "#support/sign-in.ts";
import { wordsOf } from "#support/words.ts";
import { readEntryId } from "./read-entry-id.ts";

const reason = "支払日が写るように撮り直してください。";

test("B3 B4 R8.9 only rejected items are requested again, with reasons; a new paper is enough and survives a reload", async ({
  page,
}, info) => {
  const words = wordsOf(info, resubmitCopy);
  const detail = wordsOf(info, entryDetailCopy);
  await signInByCall(page, "inadequate@demo.example");
  const id = await readEntryId(page);
  await page.goto(`/entry/detail/${id}/`);
  await expect(page.getByText(wordsOf(info, specificationCopy).detailErrors)).toBeVisible();
  await expect(page.getByText(reason).first()).toBeVisible();
  await page.getByRole("link", { name: detail.toResubmit }).click();

  const card = page.getByRole("region", { name: detail.inadequateClaim({ obliger: "株式会社青空建設" }) });
  await expect(card).toContainText(reason);
  await expect(page.getByLabel(wordsOf(info, invoicesCopy).amount)).toHaveCount(1);
  // A touch screen has no hint about several files, because nothing can be dragged there.
  const controls = wordsOf(info, controlsCopy);
  if (info.project.use.hasTouch) await expect(card.getByText(controls.severalFiles)).toBeHidden();
  const submit = page.getByRole("button", { name: words.submit });
  await submit.click();
  await expect(page.getByText(wordsOf(info, issuesCopy).nothingNew).first()).toBeVisible();

  const saved = page.waitForResponse(
    (response) => response.url().includes("/form_drafts/") && response.request().method() === "PUT",
  );
  await card
    .locator("input[type=file]")
    .first()
    .setInputFiles([photograph("taken-again.png")]);
  await expect(page.getByText(words.complete)).toBeVisible();
  await saved;
  await page.reload();
  await expect(page.getByText("taken-again.png")).toBeVisible();
  await expect(page.getByText(words.complete)).toBeVisible();

  await submit.click();
  await expect(page).toHaveURL(new RegExp(`/entry/detail/${id}/$`));
  await expect(page.getByText(words.doneText)).toBeVisible();
  await expect(page.getByRole("list", { name: detail.timeline, includeHidden: true })).toContainText(
    detail.historyResubmit,
  );
  await page.getByRole("heading", { name: detail.documents }).click();
  await expect(page.getByText("taken-again.png")).toBeVisible();
  await expect(page.getByText(wordsOf(info, entryStatusCopy).inadequate, { exact: true })).toBeHidden();

  await page.goto(`/entry/resubmit/${id}/`);
  await expect(page.getByText(words.wrongStateTitle)).toBeVisible();
});
