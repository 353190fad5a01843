import { errorsCopy } from "@kaitori/brand/copy/errors";
import { fieldsCopy } from "@kaitori/brand/copy/fields";
import { leaveCopy } from "@kaitori/brand/copy/leave";
import { mailChangeCopy } from "@kaitori/brand/copy/mail-change";
import { profileCopy } from "@kaitori/brand/copy/profile";
import { expect } from "@playwright/test";
import { addressOf, password, play } from "#spec-server/staff.ts";
import { signIn } from "#support/spec-server-sign-in.ts";
import { test } from "#support/spec-server-test.ts";
import { wordsOf } from "#support/words.ts";

// The brand says nothing of its server: what it lacks is found out at the press.
test("R7.10 an account that this server cannot close and an address that it cannot change are said where they were asked, and not offered again", async ({
  page,
  spec,
}, info) => {
  const words = wordsOf(info, profileCopy);
  const { notOffered } = wordsOf(info, errorsCopy);
  const changing = wordsOf(info, mailChangeCopy);
  const changeMail = page.getByRole("button", { name: words.changeMail });
  const startLeaving = page.getByRole("button", { name: words.leaveStart });
  play(spec.state, { name: "no-entry" });
  await page.goto("/login/");
  await signIn(page, addressOf("no-entry"));
  await page.goto("/mypage/");
  await page.goto("/profile/");

  const { companyDoneTitle, doneText } = changing;
  // What else stands in the link is the server's own.
  await page.goto("/company/mail/complete/?token=of-this-server");
  await expect(page.getByRole("heading", { level: 1, name: companyDoneTitle })).toBeVisible();
  await expect(page.getByText(doneText({ email: addressOf("no-entry") }))).toBeVisible();
  await page.goto("/profile/");

  await changeMail.click();
  await page.getByLabel(changing.newEmail).fill("another@spec.example");
  await page.getByRole("textbox", { name: wordsOf(info, fieldsCopy).currentPassword }).fill(password);
  await page.getByRole("button", { name: changing.submit }).click();
  await expect(page.getByRole("alert").filter({ hasText: notOffered })).toBeVisible();
  await page.getByRole("button", { name: words.forgetChanges }).click();

  await startLeaving.click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: wordsOf(info, leaveCopy).submit }).click();
  await expect(dialog.getByRole("alert")).toHaveText(notOffered);
  await dialog.getByRole("button", { name: wordsOf(info, leaveCopy).stay }).click();
});
