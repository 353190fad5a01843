import { expect } from "@playwright/test";
import { watchForWhite } from "#support/never-white.ts";
import { signIn } from "#support/sign-in.ts";
import { test } from "#support/test.ts";

test("the start of a page is shown until the page replaces it", async ({ page, context }, info) => {
  await signIn(page, info, { email: "new@demo.example" });
  const { expectNeverWhite } = await watchForWhite(context);
  await page.goto("/profile/before_entry/");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expectNeverWhite(page);
});
