import { copyOf } from "@kaitori/brand";
import { unsupportedCopy } from "@kaitori/brand/copy/unsupported";
import { expect } from "@playwright/test";
import { brands } from "#support/brands.ts";
import { fillLogin } from "#support/sign-in.ts";
import { test } from "#support/test.ts";
import { originOf } from "#support/words.ts";

/** The brand for companies on the same server. */
const [brand] = brands.filter(({ settings }) => !settings.individuals);
const { title } = copyOf(brand?.copy ?? {}, unsupportedCopy);

test("R1.5 an individual is refused by a brand for companies, with a message", async ({ page }) => {
  await page.goto(`${originOf(brand)}/login/`);
  await fillLogin(page, { email: "individual@demo.example" });
  await expect(page).toHaveURL(/\/unsupported\/$/);
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
});
