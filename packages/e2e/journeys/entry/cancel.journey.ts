import { applyAgainCopy } from "@kaitori/brand/copy/apply-again";
import { cancelCopy } from "@kaitori/brand/copy/cancel";
import { entryDetailCopy } from "@kaitori/brand/copy/entry-detail";
import { entryStatusCopy } from "@kaitori/brand/copy/entry-status";
import { expect } from "@playwright/test";
import { readApi } from "#support/call-api.ts";
import { invoiceFields, invoicePath, waitForSavedDraft } from "#support/invoices.ts";
import { test } from "#support/own-server-test.ts";
import { signInByCall } from "#support/sign-in.ts";
import { wordsOf } from "#support/words.ts";
import { readEntryId } from "./read-entry-id.ts";

test("R4.2 B15 an entry under review is cancelled after confirmation; its page offers to start again", async ({
  page,
}, info) => {
  const words = wordsOf(info, cancelCopy);
  const statuses = wordsOf(info, entryStatusCopy);
  await signInByCall(page, "under-review@demo.example");
  const id = await readEntryId(page);
  await page.goto(`/entry/detail/${id}/`);
  await expect(page.getByText(statuses.underReview, { exact: true }).first()).toBeVisible();

  await page.getByRole("button", { name: words.submit }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: words.keep }).click();
  await expect(dialog).toBeHidden();

  await page.getByRole("button", { name: words.submit }).click();
  await dialog.getByRole("button", { name: words.submit }).click();
  await expect(page).toHaveURL(/\/entry\/cancel\/complete\/$/);
  await expect(page.getByRole("heading", { level: 1, name: words.doneTitle })).toBeVisible();

  await page.goto(`/entry/detail/${id}/`);
  await expect(page.getByText(statuses.cancelled, { exact: true }).first()).toBeVisible();
  await expect(
    page.getByRole("list", { name: wordsOf(info, entryDetailCopy).timeline, includeHidden: true }),
  ).toContainText(wordsOf(info, entryDetailCopy).historyCancel);
  await expect(page.getByRole("button", { name: words.submit })).toBeHidden();

  const { claims } = await readApi(page, `entries/${id}/`);
  const applyAgain = wordsOf(info, applyAgainCopy);
  await page.getByRole("button", { name: applyAgain.submitSame }).click();
  await expect(page).toHaveURL(new RegExp(`${invoicePath}$`));
  await expect(invoiceFields(page, info).desired).not.toHaveValue("");
  const draft = await readApi(page, "draft_entry/");
  const filesOf = ({ contentfile_relations }: { contentfile_relations: { contentfile: { id: number } }[] }) =>
    contentfile_relations.map(({ contentfile }) => contentfile.id);
  expect(draft.claims.map(filesOf)).toEqual(claims.map(filesOf));

  // An unsent draft is replaced only after confirmation.
  const draftSaved = waitForSavedDraft(page, "書きかけ");
  await invoiceFields(page, info).purpose.fill("書きかけ");
  await draftSaved;
  await page.goto(`/entry/detail/${id}/`);
  await page.getByRole("button", { name: applyAgain.submitSame }).click();
  await expect(page.getByText(applyAgain.text({ count: claims.length }))).toBeVisible();
  expect((await readApi(page, "draft_entry/")).purpose).toBe("書きかけ");
  await page.getByRole("button", { name: applyAgain.replace }).click();
  await expect(page).toHaveURL(new RegExp(`${invoicePath}$`));
  expect((await readApi(page, "draft_entry/")).purpose).toBe(draft.purpose);
});
