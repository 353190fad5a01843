import { expect } from "@playwright/test";
import { callApi } from "#support/call-api.ts";
import { newMailAddress, validPassword } from "#support/registration.ts";
import { fillLogin, signInByCall } from "#support/sign-in.ts";
import { test } from "#support/test.ts";
import { copy, specification } from "#support/words.ts";

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

test("R8.1 R5.11 a refused login keeps the input, and a reload restores the address but not the password", async ({
  page,
}) => {
  const email = page.getByLabel(copy.fields.email);
  const password = page.getByLabel(copy.fields.password, { exact: true });
  const account = { email: newMailAddress(), password: validPassword };
  await page.goto("/login/");
  await fillLogin(page, account);
  await expect(page.getByRole("alert")).toBeFocused();
  await expect(email).toHaveValue(account.email);
  await expect(password).toHaveValue(account.password);
  await page.reload();
  await expect(email).toHaveValue(account.email);
  await expect(password).toHaveValue("");
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

test("R7.8 a failed request for the user ends the session", async ({ page, context }) => {
  const sessionOf = async () =>
    (await context.cookies()).find(({ name }) => name === "__Host-session")?.value;
  await signInByCall(page);
  const session = await sessionOf();
  await page.route("**/api/me/", (route) => route.fulfill({ status: 500, json: { detail: "" } }));
  await page.goto("/mypage/");
  await expect(
    page.getByRole("heading", { level: 1, name: specification.sessionExpiredTitle({ code: 401 }) }),
  ).toBeVisible();
  // A visitor has a session of its own.
  expect(await sessionOf()).not.toBe(session);
  await page.unroute("**/api/me/");
  await page.goto("/mypage/");
  await expect(page).toHaveURL(/\/login\//);
});
