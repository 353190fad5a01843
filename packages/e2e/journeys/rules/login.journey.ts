import { expect } from "@playwright/test";
import { callApi } from "#support/call-api.ts";
import { fillLogin, signInByCall } from "#support/sign-in.ts";
import { test } from "#support/test.ts";
import { copy } from "#support/words.ts";

test("R2.7 R4.5 a login returns to the requested page and its anchor", async ({ page }) => {
  await page.goto("/profile/#identity");
  await expect(page).toHaveURL(/\/login\/\?next=%2Fprofile%2F%23identity$/);
  await fillLogin(page);
  await expect(page).toHaveURL(/\/profile\/#identity$/);
});

test("R2.6 the login page shows the error from its address", async ({ page }) => {
  const sentence = "連携先で確認できませんでした。";
  await page.goto(`/login/#${encodeURIComponent(JSON.stringify({ non_field_errors: [sentence] }))}`);
  await expect(page.getByText(sentence)).toBeVisible();
  await expect(page).toHaveURL(/\/login\/$/);
});

test("R7.3 D7.3 the next page of the first response is opened only once", async ({ page }) => {
  await signInByCall(page);
  const user = await callApi(page, "POST", "me/", {});
  await page.route("**/api/me/", (route) => route.fulfill({ json: { ...user, next_page: "/profile/" } }));
  await page.goto("/mypage/");
  await expect(page).toHaveURL(/\/profile\/$/);
  await page.getByRole("banner").getByRole("link").first().click();
  await expect(page).not.toHaveURL(/\/profile\/$/);
});

for (const { call, path } of [
  { call: "me", path: "/mypage/" },
  { call: "system_settings/supress_entries", path: "/entry/" },
])
  test(`R7.8 a failed ${call} logs out`, async ({ page }) => {
    await signInByCall(page);
    await page.route(`**/api/${call}/`, (route) => route.fulfill({ status: 500, json: { detail: "" } }));
    await page.goto(path);
    await expect(
      page.getByRole("heading", { level: 1, name: copy.specification.sessionExpiredTitle({ code: 401 }) }),
    ).toBeVisible();
    await page.unroute(`**/api/${call}/`);
    await page.goto("/mypage/");
    await expect(page).toHaveURL(/\/login\//);
  });
