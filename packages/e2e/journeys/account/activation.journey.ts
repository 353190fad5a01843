import { activationCopy } from "@kaitori/brand/copy/activation";
import { fieldsCopy } from "@kaitori/brand/copy/fields";
import { registerCompleteCopy } from "@kaitori/brand/copy/register-complete";
import { expect } from "@playwright/test";
import { linkMailedTo } from "#support/mailbox.ts";
import { newAddress } from "#support/people.ts";
import { fillInRegistration, registerAndActivate, registerForm } from "#support/registration.ts";
import { test } from "#support/test.ts";
import { wordsOf } from "#support/words.ts";

test("R7.10 the token of the mail leaves the address bar, and works once", async ({ page }, info) => {
  const words = wordsOf(info, activationCopy);
  const email = await registerAndActivate(page, info);
  const link = await linkMailedTo(email, info, "メールアドレスの確認");
  await page.context().clearCookies();
  await page.goto(link);
  await expect(page.getByRole("heading", { level: 1, name: words.usedTitle })).toBeVisible();
  await expect(page.getByRole("link", { name: words.usedLogin })).toHaveAttribute("href", "/login/");
  expect(page.url()).not.toContain(new URL(link).searchParams.get("token") ?? "");
});

test(
  "R7.10 on another device than the one that registered a password is chosen with the link",
  { tag: ["@long", "@one-brand"] },
  async ({ page }, info) => {
    const words = wordsOf(info, activationCopy);
    const email = newAddress("elsewhere");
    await page.goto("/register/");
    await fillInRegistration(page, info, { email });
    await registerForm(page, info).submit.click();
    await expect(page.getByText(words.sent({ email }))).toBeVisible();
    await page.context().clearCookies();
    await page.goto(await linkMailedTo(email, info));
    await expect(page.getByRole("heading", { level: 1, name: words.passwordTitle })).toBeVisible();
    await page
      .getByLabel(wordsOf(info, fieldsCopy).password, { exact: true })
      .fill("chosen where the mail is");
    await page.getByRole("button", { name: words.passwordSubmit }).click();
    await expect(
      page.getByRole("heading", { level: 1, name: wordsOf(info, registerCompleteCopy).title }),
    ).toBeVisible();
  },
);

test(
  "R7.10 a link that is cut off says so, and a new mail can be had",
  { tag: ["@long", "@one-brand"] },
  async ({ page }, info) => {
    const words = wordsOf(info, activationCopy);
    await page.goto("/register/activation/?token=cut-off");
    await expect(page.getByRole("heading", { level: 1, name: words.unknownTitle })).toBeVisible();
    await page.getByLabel(wordsOf(info, fieldsCopy).email).fill(newAddress("nobody"));
    await page.getByRole("button", { name: words.resend }).click();
    await expect(page.getByText(words.resent)).toBeVisible();
  },
);

test(
  "R7.10 the mail is sent again after a minute, and another one arrives",
  { tag: ["@long", "@one-brand"] },
  async ({ page }, info) => {
    const words = wordsOf(info, activationCopy);
    const email = newAddress("again");
    await page.clock.install();
    await page.goto("/register/");
    await fillInRegistration(page, info, { email });
    await registerForm(page, info).submit.click();
    const resend = page.getByRole("button", { name: words.resend });
    await expect(resend).toBeDisabled();
    const first = await linkMailedTo(email, info);

    await page.reload();
    await expect(page.getByText(words.sent({ email }))).toBeVisible();
    await page.clock.fastForward(61_000);
    await resend.click();
    await expect(page.getByText(words.resent)).toBeVisible();
    await expect(resend).toBeDisabled();
    await expect.poll(() => linkMailedTo(email, info)).not.toBe(first);
  },
);
