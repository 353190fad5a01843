import { expect } from "@playwright/test";
import { pasteAccount, profileFields, registerButton } from "#support/profile.ts";
import { registerByCall } from "#support/registration.ts";
import { test } from "#support/test.ts";
import { copy } from "#support/words.ts";

test("R4.12 R3.8 a sole trader needs no office, and may leave out trade name and sector", async ({
  page,
}) => {
  const fields = profileFields(page);
  await registerByCall(page, { division: "individual" });
  await page.goto("/register/profile/");
  await expect(page.getByRole("heading", { name: copy.profile.office })).toBeHidden();
  await fields.home.zipcode.fill("〒144-0052");
  await expect(fields.home.city).toHaveValue("大田区蒲田");
  await fields.home.building.fill("9-99-10");
  await fields.phone.fill("０９０００００００２１");
  await pasteAccount(page, "みずほ銀行 蒲田支店 普通 1234567 カネコ ミサキ");
  await fields.lastName.fill("金子");
  await fields.firstName.fill("みさき");
  await registerButton(page).click();
  await expect(page).toHaveURL(/\/entry\/withdrawal_details\/$/);

  await page.goto("/profile/");
  for (const term of [copy.fields.tradeName, copy.fields.sector]) {
    const row = page.locator("dl > div", { has: page.getByText(term, { exact: true }) });
    await expect(row).toContainText(copy.profile.notEntered);
  }
});
