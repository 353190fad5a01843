import { expect } from "@playwright/test";
import { accountReadyToApply, demoNameOf, demoPassword } from "#support/demo.ts";
import { test } from "#support/test.ts";
import { copy, testedBrand } from "#support/words.ts";

test("R1.2 R2.5 R2.7 from the top page to the login, my-page and logout", async ({ page }) => {
  const words = { ...copy.fields, ...copy.login, ...copy.layout };
  const email = page.getByLabel(words.email);
  const password = page.getByLabel(words.password, { exact: true });
  const submit = page.getByRole("button", { name: words.submit });

  await page.goto("/");
  await expect(page).toHaveTitle(new RegExp(testedBrand().settings.serviceName));
  await page.getByRole("banner").getByRole("link", { name: words.login }).click();

  await email.fill(accountReadyToApply.email);
  await password.fill("間違ったパスワード");
  await submit.click();
  await expect(password).toHaveAttribute("aria-invalid", "true");
  await expect(password).toHaveAccessibleDescription(/パスワード/);
  await expect(email).toHaveValue(accountReadyToApply.email);

  await password.fill(demoPassword);
  await submit.click();
  await expect(page).toHaveURL(/\/mypage\/$/);
  await expect(page.getByText(copy.mypage.greeting({ name: demoNameOf() }))).toBeVisible();
  // No link of the header wraps, even on a phone.
  for (const link of await page.getByRole("banner").getByRole("link").all())
    expect((await link.boundingBox())?.height ?? 0).toBeLessThan(60);
  // The demo of a brand with further papers contains a draft entry.
  await expect(
    page
      .getByText(copy.mypage.noEntriesTitle)
      .or(page.getByText(copy.mypage.draft, { exact: true }))
      .first(),
  ).toBeVisible();

  await page.goto("/login/");
  await expect(page).toHaveURL(/\/mypage\/$/);

  await page.getByRole("button", { name: words.logout }).click();
  await expect(page).toHaveURL(/\/login\/$/);
  await page.goto("/mypage/");
  await expect(page).toHaveURL(/\/login\/\?next=%2Fmypage%2F$/);
});
