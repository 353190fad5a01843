import { expect } from "@playwright/test";
import { readNow } from "#support/dates.ts";
import { editButton, saveButton } from "#support/profile.ts";
import { signInByCall } from "#support/sign-in.ts";
import { test } from "#support/test.ts";
import { copy } from "#support/words.ts";

test("R9.2 a message disappears after 7000 ms", async ({ page }) => {
  const toast = page.getByText(copy.profile.nothingChanged);
  await page.clock.install();
  await signInByCall(page, "contracted@demo.example");
  await page.goto("/profile/");
  await editButton(page, copy.profile.ownerContact).click();
  await page.clock.pauseAt(readNow().getTime() + 60_000);
  // A message that slides in under the pointer stays.
  await page.mouse.move(0, 0);
  await saveButton(page).press("Enter");
  await expect(toast).toBeVisible();
  await page.clock.runFor(6_999);
  await expect(toast).toBeVisible();
  await page.clock.runFor(1);
  await expect(toast).toBeHidden();
});
