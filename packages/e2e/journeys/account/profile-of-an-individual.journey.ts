import { fieldsCopy } from "@kaitori/brand/copy/fields";
import { profileCopy } from "@kaitori/brand/copy/profile";
import { expect } from "@playwright/test";
import { pasteAccount, profileFields, registerButton } from "#support/profile.ts";
import { registerByCall } from "#support/registration.ts";
import { test } from "#support/test.ts";
import { wordsOf } from "#support/words.ts";

test("R4.12 R3.8 a sole trader needs no office, and may leave out trade name and sector", async ({
  page,
}, info) => {
  const fields = profileFields(page, info);
  const words = wordsOf(info, profileCopy);
  await registerByCall(page, info, { division: "individual" });
  await page.goto("/register/profile/");
  await expect(page.getByRole("heading", { name: words.office })).toBeHidden();
  await fields.home.zipcode.fill("〒144-0052");
  await expect(fields.home.city).toHaveValue("大田区蒲田");
  await fields.home.building.fill("9-99-10");
  await fields.phone.fill("０９０００００００２１");
  await pasteAccount(page, info, "みずほ銀行 蒲田支店 普通 1234567 カネコ ミサキ");
  await fields.lastName.fill("金子");
  await fields.firstName.fill("みさき");
  await registerButton(page, info).click();
  await expect(page).toHaveURL(/\/entry\/withdrawal_details\/$/);

  await page.goto("/profile/");
  const { tradeName, sector } = wordsOf(info, fieldsCopy);
  for (const term of [tradeName, sector]) {
    const row = page.locator("dl > div", { has: page.getByText(term, { exact: true }) });
    await expect(row).toContainText(words.notEntered);
  }
});
