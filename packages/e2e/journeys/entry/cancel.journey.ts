import { expect } from "@playwright/test";
import { readApi, readEntryId } from "#support/call-api.ts";
import { invoiceFields, invoicePath, waitForSavedDraft } from "#support/invoices.ts";
import { test } from "#support/own-server.ts";
import { signInByCall } from "#support/sign-in.ts";
import { copy } from "#support/words.ts";

test("R4.2 B15 an entry under review is cancelled after confirmation; its page offers to start again", async ({
  page,
}) => {
  await signInByCall(page, "under-review@demo.example");
  const id = await readEntryId(page);
  await page.goto(`/entry/detail/${id}/`);
  await expect(page.getByText(copy.entryStatus.underReview, { exact: true }).first()).toBeVisible();

  await page.getByRole("button", { name: copy.cancel.submit }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: copy.cancel.keep }).click();
  await expect(dialog).toBeHidden();

  await page.getByRole("button", { name: copy.cancel.submit }).click();
  await dialog.getByRole("button", { name: copy.cancel.submit }).click();
  await expect(page).toHaveURL(/\/entry\/cancel\/complete\/$/);
  await expect(page.getByRole("heading", { level: 1, name: copy.cancel.doneTitle })).toBeVisible();

  await page.goto(`/entry/detail/${id}/`);
  await expect(page.getByText(copy.entryStatus.cancelled, { exact: true }).first()).toBeVisible();
  await expect(
    page.getByRole("list", { name: copy.entryDetail.timeline, includeHidden: true }),
  ).toContainText(copy.entryDetail.historyCancel);
  await expect(page.getByRole("button", { name: copy.cancel.submit })).toBeHidden();

  const { claims } = await readApi(page, `entries/${id}/`);
  await page.getByRole("button", { name: copy.applyAgain.submitSame }).click();
  await expect(page).toHaveURL(new RegExp(`${invoicePath}$`));
  await expect(invoiceFields(page).desired).not.toHaveValue("");
  const draft = await readApi(page, "draft_entry/");
  const filesOf = ({ contentfile_relations }: { contentfile_relations: { contentfile: { id: number } }[] }) =>
    contentfile_relations.map(({ contentfile }) => contentfile.id);
  expect(draft.claims.map(filesOf)).toEqual(claims.map(filesOf));

  // An unsent draft is replaced only after confirmation.
  const draftSaved = waitForSavedDraft(page, "書きかけ");
  await invoiceFields(page).purpose.fill("書きかけ");
  await draftSaved;
  await page.goto(`/entry/detail/${id}/`);
  await page.getByRole("button", { name: copy.applyAgain.submitSame }).click();
  await expect(page.getByText(copy.applyAgain.text({ count: claims.length }))).toBeVisible();
  expect((await readApi(page, "draft_entry/")).purpose).toBe("書きかけ");
  await page.getByRole("button", { name: copy.applyAgain.replace }).click();
  await expect(page).toHaveURL(new RegExp(`${invoicePath}$`));
  expect((await readApi(page, "draft_entry/")).purpose).toBe(draft.purpose);
});
