import { expect } from "@playwright/test";
import { countBlankPages } from "#support/page.ts";
import { signInByForm } from "#support/sign-in.ts";
import { test } from "#support/test.ts";

test("a loading page is never blank", async ({ page, context }) => {
  await signInByForm(page, { email: "new@demo.example" });
  const { expectNeverBlank } = await countBlankPages(context);
  await page.goto("/profile/before_entry/");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expectNeverBlank(page);
});
