import { mailChangeCopy } from "@kaitori/brand/copy/mail-change";
import { profileCopy } from "@kaitori/brand/copy/profile";
import { expect } from "@playwright/test";
import { readyAccount } from "#support/demo.ts";
import { withSession } from "#support/sign-in.ts";
import { test } from "#support/spec-server-test.ts";
import { wordsOf } from "#support/words.ts";

// The brand says nothing of its server: the site finds out.
test("R7.10 an account that this server cannot close and an address that it cannot change are not offered for it", async ({
  page,
}, info) => {
  const words = wordsOf(info, profileCopy);
  await withSession(page);
  await page.goto("/profile/");
  await expect(page.getByRole("button", { name: words.changePassword })).toBeVisible();
  await expect(page.getByRole("button", { name: words.changeMail })).toHaveCount(0);
  await expect(page.getByRole("button", { name: words.leaveStart })).toHaveCount(0);

  const { companyDoneTitle, doneText } = wordsOf(info, mailChangeCopy);
  // The rest of the link is the server's own.
  await page.goto("/company/mail/complete/?token=of-this-server");
  await expect(page.getByRole("heading", { level: 1, name: companyDoneTitle })).toBeVisible();
  await expect(page.getByText(doneText({ email: readyAccount.email }))).toBeVisible();
});
