import { mailChangeCopy } from "@kaitori/brand/copy/mail-change";
import { passwordChangeCopy } from "@kaitori/brand/copy/password-change";
import { profileCopy } from "@kaitori/brand/copy/profile";
import type { Page, TestInfo } from "@playwright/test";
import { type AccountForm, labelled, typeInto } from "./filled-form.ts";
import { goodPassword, newAddress } from "./people.ts";
import { editButton, profileFields, saveButton, untilKept } from "./profile.ts";
import { signIn } from "./sign-in.ts";
import { wordsOf } from "./words.ts";

/** The forms of /profile. */
export const profileForms: readonly AccountForm[] = [
  {
    name: "a section of the profile",
    call: "**/api/profile_without_sector_and_business_summary/",
    async fill(page, info, account) {
      const { companyName } = profileFields(page, info);
      await openProfile(page, info, account);
      await editButton(page, info, wordsOf(info, profileCopy).office).click();
      const kept = untilKept(page);
      const typed = await typeInto([companyName, "株式会社拒否"]);
      await kept;
      return {
        submit: saveButton(page, info),
        typed,
        named: [companyName, "company_name"],
        reopen: () => page.goto("/profile/"),
        keptAfterwards: [companyName],
      };
    },
  },
  {
    name: "a new address",
    call: "**/api/profile/",
    async fill(page, info, account) {
      const words = wordsOf(info, mailChangeCopy);
      const address = page.getByLabel(words.newEmail);
      await openProfile(page, info, account);
      await page.getByRole("button", { name: wordsOf(info, profileCopy).changeMail }).click();
      return {
        submit: page.getByRole("button", { name: words.submit }),
        typed: await typeInto([address, newAddress("refused")]),
        named: [address, "email"],
        reopen: () => page.goto("/profile/"),
        keptAfterwards: [address],
      };
    },
  },
  {
    name: "a new password",
    call: "**/api/password/change/",
    async fill(page, info, account) {
      const { currentPassword, newPassword } = labelled(page, info);
      await openProfile(page, info, account);
      await page.getByRole("button", { name: wordsOf(info, profileCopy).changePassword }).click();
      return {
        submit: page.getByRole("button", { name: wordsOf(info, passwordChangeCopy).submit }),
        typed: await typeInto([currentPassword, goodPassword], [newPassword, `${goodPassword} too`]),
        named: [currentPassword, "current_password"],
      };
    },
  },
];

async function openProfile(page: Page, info: TestInfo, account: string) {
  await signIn(page, info, { email: `${account}@demo.example` });
  await page.goto("/profile/");
}
