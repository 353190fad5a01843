import { copyOf } from "@kaitori/brand";
import { profileCopy } from "@kaitori/brand/copy/profile";
import { unsupportedCopy } from "@kaitori/brand/copy/unsupported";
import { expect } from "@playwright/test";
import { brands } from "#support/brands.ts";
import { fillLogin } from "#support/sign-in.ts";
import { test } from "#support/test.ts";
import { originOf } from "#support/words.ts";

/** The brand for companies on the same server. */
const [brand] = brands.filter(({ settings }) => !settings.individuals);
const { title } = copyOf(brand?.copy ?? {}, unsupportedCopy);
const { editSection, office, save } = copyOf(brand?.copy ?? {}, profileCopy);

test("R1.5 an individual is refused by a brand for companies, with a message", async ({ page }) => {
  await page.goto(`${originOf(brand)}/login/`);
  await fillLogin(page, { email: "individual@demo.example" });
  await expect(page).toHaveURL(/\/unsupported\/$/);
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
});

test("R1.5 a user whom the brand no longer serves is logged out by a request of an open page, and on a page without a guard", async ({
  page,
}) => {
  const me = "**/api/me/";
  const origin = originOf(brand);
  const loaded = page.waitForResponse((response) => response.url().endsWith("/api/me/") && response.ok());
  await page.goto(`${origin}/login/`);
  await fillLogin(page);
  await page.waitForURL("**/mypage/");
  const user = await (await loaded).json();
  const makeIndividual = () =>
    page.route(me, (route) => route.fulfill({ json: { ...user, corporate_division: "individual" } }));

  await page.goto(`${origin}/profile/`);
  await page.getByRole("button", { name: editSection({ section: office }) }).click();
  await makeIndividual();
  await page.getByRole("button", { name: save }).click();
  await expect(page).toHaveURL(/\/unsupported\/$/);
  await page.unroute(me);
  await page.goto(`${origin}/profile/`);
  await expect(page).toHaveURL(/\/login\//);

  await fillLogin(page);
  await page.waitForURL("**/profile/");
  await makeIndividual();
  await page.goto(`${origin}/nowhere/`);
  await expect(page).toHaveURL(/\/unsupported\/$/);
});
