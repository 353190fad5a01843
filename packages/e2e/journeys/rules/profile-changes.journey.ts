import { fieldsCopy } from "@kaitori/brand/copy/fields";
import { mailChangeCopy } from "@kaitori/brand/copy/mail-change";
import { passwordChangeCopy } from "@kaitori/brand/copy/password-change";
import { profileCopy } from "@kaitori/brand/copy/profile";
import { proofCopy } from "@kaitori/brand/copy/proof";
import { unsavedCopy } from "@kaitori/brand/copy/unsaved";
import { expect } from "@playwright/test";
import { demoPassword } from "#support/demo.ts";
import { linkMailedTo } from "#support/mailbox.ts";
import { goodPassword, newAddress } from "#support/people.ts";
import {
  editButton,
  pasteAccount,
  profileFields,
  registerButton,
  saveButton,
  toPerson,
  untilKept,
} from "#support/profile.ts";
import { registerAndActivate } from "#support/registration.ts";
import { signIn, withSession } from "#support/sign-in.ts";
import { test } from "#support/test.ts";
import { wordsOf } from "#support/words.ts";

test(
  "R7.1 a changed section says what has changed, and an unchanged one that nothing has",
  { tag: ["@long", "@one-brand"] },
  async ({ page }, info) => {
    const words = wordsOf(info, profileCopy);
    const names = wordsOf(info, fieldsCopy);
    const fields = profileFields(page, info);
    await withSession(page, "contracted@demo.example");
    await page.goto("/profile/");
    await editButton(page, info, words.ownerContact).click();
    await fields.ownerPhone.fill("０９０−００００−００９９");
    await fields.owner.building.fill("1-2-3");
    await saveButton(page, info).click();
    await expect(
      page.getByText(words.saved({ fields: names.ownerAddress + words.between + names.ownerPhone })),
    ).toBeVisible();
    await expect(page.getByText("090-0000-0099")).toBeVisible();
    await editButton(page, info, words.ownerContact).click();
    await saveButton(page, info).click();
    await expect(page.getByText(words.nothingChanged)).toBeVisible();
  },
);

test(
  "B1 B3 a postcode of several towns offers them; what is half changed is there after a reload",
  { tag: ["@long", "@one-brand"] },
  async ({ page }, info) => {
    const words = wordsOf(info, profileCopy);
    const fields = profileFields(page, info);
    await withSession(page, "rejected@demo.example");
    await page.goto("/profile/");
    await editButton(page, info, words.office).click();
    await fields.office.zipcode.fill("4980000");
    await page
      .getByRole("button", { name: /弥富市/ })
      .first()
      .click();
    await expect(fields.office.prefecture).toHaveValue("愛知県");
    const kept = untilKept(page);
    await fields.office.building.fill("途中ビル");
    await kept;
    await page.reload();
    await expect(page.getByText(words.restored)).toBeVisible();
    await expect(fields.office.building).toHaveValue("途中ビル");
    await page.getByRole("button", { name: words.forgetChanges }).click();
    await expect(fields.office.building).toBeHidden();
    await page.reload();
    await expect(fields.office.building).toBeHidden();
  },
);

test("B3 a session that ends in the middle is renewed over the form, and nothing is lost", async ({
  page,
}, info) => {
  const words = wordsOf(info, profileCopy);
  const again = wordsOf(info, proofCopy);
  const fields = profileFields(page, info);
  await withSession(page, "identity-confirming@demo.example");
  await page.goto("/profile/");
  await editButton(page, info, words.office).click();
  await page.context().clearCookies();
  await fields.companyName.fill("株式会社続き");
  await expect(page.getByText(again.loginText)).toBeVisible();
  await page.getByLabel(wordsOf(info, fieldsCopy).password, { exact: true }).fill(demoPassword);
  await page.getByRole("button", { name: again.loginSubmit }).click();
  await expect(page.getByText(again.loginText)).toBeHidden();
  await expect(fields.companyName).toHaveValue("株式会社続き");
  await saveButton(page, info).click();
  await expect(page.getByText("株式会社続き")).toBeVisible();
});

test("B3 two tabs never overwrite each other in silence", async ({ page, context }, info) => {
  const words = wordsOf(info, profileCopy);
  const unsaved = wordsOf(info, unsavedCopy);
  await signIn(page, info, { email: "offer-ended@demo.example" });
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await tab.goto("/profile/");
    await editButton(tab, info, words.office).click();
  }
  const kept = untilKept(other);
  await profileFields(other, info).office.building.fill("あちらビル");
  await kept;
  await profileFields(page, info).office.building.fill("こちらビル");
  await expect(page.getByRole("heading", { name: unsaved.otherTabTitle })).toBeVisible();
  await page.getByRole("button", { name: unsaved.takeOther }).click();
  await expect(profileFields(page, info).office.building).toHaveValue("あちらビル");
});

test("R7.10 R7.1 a new address counts once it has answered, and a new password at once", async ({
  page,
}, info) => {
  const words = wordsOf(info, profileCopy);
  const mail = wordsOf(info, mailChangeCopy);
  const password = wordsOf(info, passwordChangeCopy);
  const fields = wordsOf(info, fieldsCopy);
  const profile = profileFields(page, info);
  const address = newAddress("changed");
  await registerAndActivate(page, info, { division: "individual" });
  await page.goto("/register/profile/");
  await profile.home.zipcode.fill("1440052");
  await expect(profile.home.city).not.toHaveValue("");
  await profile.home.building.fill("1");
  await profile.phone.fill("09000000021");
  await toPerson(page, info);
  await pasteAccount(page, info, "みずほ銀行 蒲田支店 普通 1234567 カネコ ミサキ");
  await profile.lastName.fill("金子");
  await profile.firstName.fill("みさき");
  await registerButton(page, info).click();
  await expect(page).toHaveURL(/\/entry\/withdrawal_details\/$/);

  await page.goto("/profile/");
  await page.getByRole("button", { name: words.changePassword }).click();
  await page.getByLabel(fields.currentPassword).fill("wrong password");
  await page.getByLabel(fields.newPassword).fill("yuzu to mikan 2027");
  await page.getByRole("button", { name: password.submit }).click();
  await expect(page.getByLabel(fields.currentPassword)).toHaveAttribute("aria-invalid", "true");
  await page.getByLabel(fields.currentPassword).fill(goodPassword);
  await page.getByRole("button", { name: password.submit }).click();
  await expect(page.getByText(password.done)).toBeVisible();

  await page.getByRole("button", { name: words.changeMail }).click();
  await page.getByLabel(mail.newEmail).fill(address);
  await page.getByRole("button", { name: mail.submit }).click();
  await expect(page.getByText(mail.sentText({ email: address }))).toBeVisible();
  const link = await linkMailedTo(address, info);
  await page.goto(link);
  await expect(page.getByText(mail.doneText({ email: address }))).toBeVisible();
  // A server of its own leads here when it has changed the address, without a token.
  await page.goto("/profile/mail/change/done/");
  await expect(page.getByRole("heading", { level: 1, name: mail.doneTitle })).toBeVisible();
  await expect(page.getByText(mail.doneText({ email: address }))).toBeVisible();
  await page.goto("/profile/");
  await expect(page.getByText(address)).toBeVisible();
  await page.goto(link);
  await expect(page.getByRole("heading", { level: 1, name: mail.usedTitle })).toBeVisible();
});
