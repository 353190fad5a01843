import { copyOf } from "@kaitori/brand";
import { unsupportedCopy } from "@kaitori/brand/copy/unsupported";
import { expect, type Page } from "@playwright/test";
import { brands } from "#support/brands.ts";
import { fillLogin } from "#support/sign-in.ts";
import { test } from "#support/test.ts";
import { originOf } from "#support/words.ts";

/** The brand for companies on the same server. */
const [brand] = brands.filter(({ settings }) => !settings.individuals);
const { title } = copyOf(brand?.copy ?? {}, unsupportedCopy);

/** Makes the server report the logged-in user as an individual from the next request on. */
async function makeIndividual(page: Page) {
  const [answer] = await Promise.all([page.waitForResponse("**/api/me/"), page.reload()]);
  const user = await answer.json();
  await page.route("**/api/me/", (route) =>
    route.fulfill({ json: { ...user, corporate_division: "individual" } }),
  );
}

test("R1.5 an individual is refused by a brand for companies, with a message", async ({ page }) => {
  await page.goto(`${originOf(brand)}/login/`);
  await fillLogin(page, { email: "individual@demo.example" });
  await expect(page).toHaveURL(/\/unsupported\/$/);
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
});

test("R1.5 R8.4 an individual is logged out at the next call or page after the brand stops serving individuals", async ({
  page,
}) => {
  const origin = originOf(brand);
  await page.goto(`${origin}/login/`);
  await fillLogin(page);
  await page.waitForURL("**/mypage/");

  // The same on a page without a guard.
  for (const path of ["/profile/", "/nowhere/"]) {
    await makeIndividual(page);
    await page.goto(origin + path);
    await expect(page).toHaveURL(/\/unsupported\/$/);
    await page.unroute("**/api/me/");
    await page.goto(`${origin}/profile/`);
    await expect(page).toHaveURL(/\/login\//);
    await fillLogin(page);
    await page.waitForURL("**/profile/");
  }

  // An open page redirects with its next request.
  await page.route("**/api/form_drafts/**", (route) =>
    route.fulfill({ status: 403, json: { detail: "", status: "redirect", redirect_uri: "/unsupported/" } }),
  );
  await page.goto(`${origin}/profile/`);
  await expect(page).toHaveURL(/\/unsupported\/$/);
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
});
