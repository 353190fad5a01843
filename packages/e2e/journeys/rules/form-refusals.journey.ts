import { expect, type Route } from "@playwright/test";
import { editButton, profileFields, saveButton, waitForSavedProfile } from "#support/profile.ts";
import { expectStaleToken, signInByForm, staleToken } from "#support/sign-in.ts";
import { test } from "#support/test.ts";
import { copy, specification } from "#support/words.ts";

const sentence = "ただいまこの操作はできません。";

test("R8.1 R8.2 R8.5 R8.6 R8.10 R5.11 every refusal of a save is shown, and no input is lost", async ({
  page,
}) => {
  const { companyName } = profileFields(page);
  const alert = page.getByRole("alert");
  const dialog = page.getByRole("dialog");
  await signInByForm(page, { email: "fixed-account@demo.example" });
  await page.goto("/profile/");
  await editButton(page, copy.profile.office).click();
  const saved = waitForSavedProfile(page);
  await companyName.fill("株式会社拒否");
  await saved;
  const call = "**/api/profile_without_sector_and_business_summary/";
  const saveWith = async (answer: (route: Route) => Promise<void>) => {
    await page.route(call, answer, { times: 1 });
    await saveButton(page).click();
  };
  const expectInForm = async (text: string) => {
    await expect(alert.filter({ hasText: text })).toBeVisible();
    await expect(companyName).toHaveValue("株式会社拒否");
  };

  await saveWith((route) => route.fulfill({ status: 400, json: { company_name: [sentence] } }));
  await expect(companyName).toHaveAccessibleDescription(new RegExp(sentence));
  await expect(alert.filter({ has: page.getByRole("link") })).toBeFocused();
  await saveWith((route) => route.fulfill({ status: 400, json: { non_field_errors: ["（400）"] } }));
  await expectInForm("（400）");
  await saveWith((route) => route.fulfill({ status: 429, json: { detail: "（429）" } }));
  await expectInForm("（429）");
  await saveWith((route) => route.abort("connectionreset"));
  await expectInForm(copy.errors.networkTitle);

  for (const [status, json, title] of [
    [400, undefined, specification.sessionExpiredTitle({ code: 400 })],
    [500, { detail: sentence }, specification.serverErrorTitle({ code: 500 })],
  ] as const) {
    await saveWith((route) => route.fulfill(json ? { status, json } : { status, body: "" }));
    await expect(dialog).toContainText(title);
    await expect(dialog).toContainText(json?.detail ?? "");
    await dialog.getByRole("button", { name: copy.common.close }).last().click();
    await expect(dialog).toBeHidden();
    await expect(companyName).toHaveValue("株式会社拒否");
  }

  await saveWith((route) => route.fulfill(staleToken));
  await expectStaleToken(page);
  await page.goto("/profile/");
  await expect(companyName).toHaveValue("株式会社拒否");
});
