import { profileCopy } from "@kaitori/brand/copy/profile";
import type { Page, TestInfo } from "@playwright/test";
import { type AccountForm, typeInto } from "./filled-form.ts";
import { editButton, profileFields, saveButton, waitForSavedProfile } from "./profile.ts";
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
      const kept = waitForSavedProfile(page);
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
];

async function openProfile(page: Page, info: TestInfo, account: string) {
  await signIn(page, info, { email: `${account}@demo.example` });
  await page.goto("/profile/");
}
