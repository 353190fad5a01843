import { expect } from "@playwright/test";
import {
  fillInAccount,
  fillInCompany,
  fillInOwner,
  profileFields,
  registerButton,
  uploadLicence,
} from "#support/profile.ts";
import { registerByCall } from "#support/registration.ts";
import { test } from "#support/test.ts";
import { copy } from "#support/words.ts";

test("R5.3 B1 B3 a corporation completes its profile; a reload in the middle loses nothing", async ({
  page,
}) => {
  const fields = profileFields(page);
  await registerByCall(page);

  // R2.9: there is no profile to look at yet.
  await page.goto("/profile/");
  await expect(page).toHaveURL(/\/register\/profile\/$/);
  await registerButton(page).click();
  await expect(
    page.getByRole("link", { name: copy.issues.toEnter({ name: copy.fields.companyName }) }),
  ).toBeVisible();

  await fillInCompany(page);
  await fillInAccount(page);
  // On a slow network a write is still pending when the user types the next key and leaves the page.
  const devTools = await page.context().newCDPSession(page);
  const unlimited = { offline: false, downloadThroughput: -1, uploadThroughput: -1 };
  await devTools.send("Network.emulateNetworkConditions", { ...unlimited, latency: 2_000 });
  const pendingSave = page.waitForRequest((request) => request.method() === "PUT");
  await fields.lastName.fill("金子");
  await pendingSave;
  await fields.firstName.fill("みさ");

  await page.reload();
  // The page reads its draft over the same slow network, so after the last write.
  await expect(fields.lastName).toHaveValue("金子");
  await expect(fields.firstName).toHaveValue("みさ");
  await devTools.send("Network.emulateNetworkConditions", { ...unlimited, latency: 0 });
  await expect(fields.companyName).toHaveValue("株式会社金子精工");
  await fields.firstName.fill("みさき");
  await uploadLicence(page);

  await fillInOwner(page);

  await registerButton(page).click();
  await expect(page).toHaveURL(/\/entry\/withdrawal_details\/$/);

  await page.goto("/profile/");
  await expect(page.getByText("株式会社金子精工")).toBeVisible();
  await expect(page.getByText("〒144-0052 東京都大田区蒲田 9-99-9", { exact: true })).toBeVisible();
  await expect(page.getByText("090-0000-0021")).toBeVisible();
  await expect(page.getByText("••••567")).toBeVisible();
  await expect(page.getByText("1234567")).toBeHidden();
  await page.getByRole("button", { name: `${copy.bankAccount.accountNumber}を表示する` }).click();
  await expect(page.getByText("1234567")).toBeVisible();
});
