import { activationCopy } from "@kaitori/brand/copy/activation";
import { fieldsCopy } from "@kaitori/brand/copy/fields";
import { layoutCopy } from "@kaitori/brand/copy/layout";
import { loginCopy } from "@kaitori/brand/copy/login";
import { preEntryCopy } from "@kaitori/brand/copy/pre-entry";
import { profileCopy } from "@kaitori/brand/copy/profile";
import { registerCompleteCopy } from "@kaitori/brand/copy/register-complete";
import { expect } from "@playwright/test";
import { demoPassword } from "#support/demo.ts";
import { tabThroughPage, tabTo } from "#support/keyboard.ts";
import { linkMailedTo } from "#support/mailbox.ts";
import { goodPassword, newAddress } from "#support/people.ts";
import { editButton, profileFields, saveButton } from "#support/profile.ts";
import { preEntryAnswer, registerForm } from "#support/registration.ts";
import { test } from "#support/test.ts";
import { wordsOf } from "#support/words.ts";

test(
  "registration, activation, login and a changed profile need nothing but a keyboard",
  { tag: ["@long", "@one-brand"] },
  async ({ page }, info) => {
    const { keyboard } = page;
    const fields = wordsOf(info, fieldsCopy);

    const email = newAddress("keyboard");
    const form = registerForm(page, info);
    await page.goto("/register/");
    await tabTo(page, form.corporate);
    await keyboard.press("Space");
    await keyboard.press("ArrowDown");
    await expect(form.individual).toBeChecked();
    await keyboard.press("ArrowUp");
    await expect(form.corporate).toBeChecked();
    await tabTo(page, form.email);
    await keyboard.type(email);
    await tabTo(page, form.password);
    await keyboard.type(goodPassword);
    await tabTo(page, form.consent);
    await keyboard.press("Space");
    await tabTo(page, form.submit);
    await keyboard.press("Enter");
    await expect(page.getByText(wordsOf(info, activationCopy).sent({ email }))).toBeVisible();

    await page.goto(await linkMailedTo(email, info));
    const preEntry = wordsOf(info, preEntryCopy);
    const { title } = wordsOf(info, registerCompleteCopy);
    await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
    for (const place of [0, 1, 2, 3]) {
      await tabTo(page, preEntryAnswer(page, info, place, true));
      await keyboard.press("Space");
    }
    await tabTo(page, page.getByRole("button", { name: preEntry.finish }));
    await keyboard.press("Enter");
    await page.waitForURL("**/register/profile/");
    await tabTo(page, page.getByRole("button", { name: wordsOf(info, layoutCopy).logout }));
    await keyboard.press("Enter");
    await page.waitForURL("**/login/");

    await tabTo(page, page.getByLabel(fields.email));
    // Somebody whose profile is given already, one for each size of the window.
    const size = info.project.name.endsWith("phone") ? "inadequate" : "individual";
    await keyboard.type(`${size}@demo.example`);
    await tabTo(page, page.getByLabel(fields.password, { exact: true }));
    await keyboard.type(demoPassword);
    await tabTo(page, page.getByRole("checkbox", { name: wordsOf(info, loginCopy).persist }));
    await keyboard.press("Enter");
    await page.waitForURL("**/mypage/");

    const words = wordsOf(info, profileCopy);
    await page.goto("/profile/");
    await tabTo(page, editButton(page, info, words.business));
    await keyboard.press("Enter");
    const { sector } = profileFields(page, info);
    await tabTo(page, sector);
    const before = await sector.inputValue();
    await keyboard.press("ArrowDown");
    await expect(sector).not.toHaveValue(before);
    await tabTo(page, saveButton(page, info));
    await keyboard.press("Enter");
    await expect(page.getByText(words.saved({ fields: fields.sector }))).toBeVisible();
    await tabThroughPage(page);
  },
);
