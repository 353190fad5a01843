import { expect } from "@playwright/test";
import { callApi } from "#support/call-api.ts";
import { fillLogin, signInByCall } from "#support/sign-in.ts";
import { test } from "#support/test.ts";

test("R2.7 R4.5 a login returns to the requested page and its anchor", async ({ page }) => {
  await page.goto("/profile/#identity");
  await expect(page).toHaveURL(/\/login\/\?next=%2Fprofile%2F%23identity$/);
  await fillLogin(page);
  await expect(page).toHaveURL(/\/profile\/#identity$/);
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
