import { expect } from "@playwright/test";
import { fillLogin } from "#support/sign-in.ts";
import { test } from "#support/test.ts";

test("R2.7 R4.5 whoever logs in comes to the very place of the page that was asked for", async ({
  page,
}, info) => {
  await page.goto("/profile/#identity");
  await expect(page).toHaveURL(/\/login\/\?next=%2Fprofile%2F%23identity$/);
  await fillLogin(page, info);
  await expect(page).toHaveURL(/\/profile\/#identity$/);
});
