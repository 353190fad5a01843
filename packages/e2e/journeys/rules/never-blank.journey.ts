import { expect } from "@playwright/test";
import { watchForBlank } from "#support/never-blank.ts";
import { signIn } from "#support/sign-in.ts";
import { test } from "#support/test.ts";

test("a loading page is never blank", async ({ page, context }, info) => {
  await signIn(page, info, { email: "new@demo.example" });
  const { expectNeverBlank } = await watchForBlank(context);
  await page.goto("/profile/before_entry/");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expectNeverBlank(page);
});
