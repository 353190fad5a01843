import { expect } from "@playwright/test";
import { readEntryId } from "#support/call-api.ts";
import { signInByForm } from "#support/sign-in.ts";
import { test } from "#support/test.ts";
import { copy } from "#support/words.ts";

test("B8 a notice is unread until opened, and links to its entry", async ({ page }) => {
  await signInByForm(page, { email: "contracted@demo.example" });
  const id = await readEntryId(page);
  const unread = page.getByText(copy.inbox.unread, { exact: true });
  // The list hides notices of the entry whose card is above it.
  await expect(unread).toHaveCount(0);
  await page.getByRole("button", { name: copy.inbox.showAll }).click();
  await expect(unread).toHaveCount(3);
  await page.locator("summary").filter({ hasText: copy.inbox.unread }).first().click();
  await expect(unread).toHaveCount(2);
  await page.reload();
  await page.getByRole("button", { name: copy.inbox.showAll }).click();
  await expect(unread).toHaveCount(2);
  await page.getByRole("button", { name: copy.inbox.markAllRead }).click();
  await expect(unread).toHaveCount(0);
  const inbox = page.locator("section", { has: page.getByRole("heading", { name: copy.inbox.title }) });
  await inbox.locator("summary").first().click();
  await page.getByRole("link", { name: copy.inbox.toEntry }).click();
  await expect(page).toHaveURL(new RegExp(`/entry/detail/${id}/$`));
});
