import { expect } from "@playwright/test";
import { readEntryId } from "#support/call-api.ts";
import { test } from "#support/own-server.ts";
import { photograph } from "#support/papers.ts";
import { signInByCall } from "#support/sign-in.ts";
import { copy } from "#support/words.ts";

const reason = "支払日が写るように撮り直してください。";

test("B3 B4 R8.9 only rejected items are requested again, with reasons; a new paper is enough and survives a reload", async ({
  page,
  hasTouch,
}) => {
  await signInByCall(page, "inadequate@demo.example");
  const id = await readEntryId(page);
  await page.goto(`/entry/detail/${id}/`);
  await expect(page.getByText(copy.specification.detailErrors)).toBeVisible();
  await expect(page.getByText(reason).first()).toBeVisible();
  await page.getByRole("link", { name: copy.entryDetail.toResubmit }).click();

  const card = page.getByRole("region", {
    name: copy.entryDetail.inadequateClaim({ obliger: "株式会社青空建設" }),
  });
  await expect(card).toContainText(reason);
  await expect(page.getByLabel(copy.invoices.amount)).toHaveCount(1);
  // A touch screen has no hint about several files, because nothing can be dragged there.
  if (hasTouch) await expect(card.getByText(copy.controls.severalFiles)).toBeHidden();
  const submit = page.getByRole("button", { name: copy.resubmit.submit });
  await submit.click();
  await expect(page.getByText(copy.issues.nothingNew).first()).toBeVisible();

  const saved = page.waitForResponse(
    (response) => response.url().includes("/form_drafts/") && response.request().method() === "PUT",
  );
  await card
    .locator("input[type=file]")
    .first()
    .setInputFiles([photograph("taken-again.png")]);
  await expect(page.getByText(copy.resubmit.complete)).toBeVisible();
  await saved;
  await page.reload();
  await expect(page.getByText("taken-again.png")).toBeVisible();
  await expect(page.getByText(copy.resubmit.complete)).toBeVisible();

  await submit.click();
  await expect(page).toHaveURL(new RegExp(`/entry/detail/${id}/$`));
  await expect(page.getByText(copy.resubmit.doneText)).toBeVisible();
  await expect(
    page.getByRole("list", { name: copy.entryDetail.timeline, includeHidden: true }),
  ).toContainText(copy.entryDetail.historyResubmit);
  await page.getByRole("heading", { name: copy.entryDetail.documents }).click();
  await expect(page.getByText("taken-again.png")).toBeVisible();
  await expect(page.getByText(copy.entryStatus.inadequate, { exact: true })).toBeHidden();

  await page.goto(`/entry/resubmit/${id}/`);
  await expect(page.getByText(copy.resubmit.wrongStateTitle)).toBeVisible();
});
