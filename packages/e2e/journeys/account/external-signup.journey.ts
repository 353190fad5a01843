import { createHmac } from "node:crypto";
import { activationCopy } from "@kaitori/brand/copy/activation";
import { extSignupCopy } from "@kaitori/brand/copy/ext-signup";
import { fieldsCopy } from "@kaitori/brand/copy/fields";
import { registerCopy } from "@kaitori/brand/copy/register";
import { registerCompleteCopy } from "@kaitori/brand/copy/register-complete";
import { expect } from "@playwright/test";
import { readNow } from "#support/dates.ts";
import { linkMailedTo } from "#support/mailbox.ts";
import { newMailAddress, validPassword } from "#support/new-account.ts";
import { test } from "#support/test.ts";
import { brandOf, wordsOf } from "#support/words.ts";

/** Partner of the development server; see its `src/config/config.ts`. */
const demoPartner = { service: "demo", name: "デモ会計サービス" };
const secret = "kaitori-demo-partner-secret-not-for-production";

/** A partner's link: base64url of JSON, a dot, its HMAC-SHA256. */
function partnerLink(customer: { email: string } & Readonly<Record<string, unknown>>): string {
  const text = Buffer.from(
    JSON.stringify({
      service: demoPartner.service,
      external_id: customer.email,
      corporate_division: "corporate",
      expires_at: readNow().getTime() / 1000 + 600,
      ...customer,
    }),
  ).toString("base64url");
  return `${text}.${createHmac("sha256", secret).update(text).digest("base64url")}`;
}

const signupPath = (link: string) => `/ext/signup/?${new URLSearchParams({ link })}`;

test("R2.1 R7.10 a customer of another service registers with the data of that service", async ({
  page,
}, info) => {
  const words = wordsOf(info, extSignupCopy);
  const email = newMailAddress("partner");
  const link = partnerLink({ email, company_name: "株式会社連携", last_name: "連", first_name: "携子" });
  await page.goto(`/callback/?${new URLSearchParams({ link })}`);

  await expect(page.getByText(words.lead({ service: demoPartner.name }))).toBeVisible();
  expect(page.url()).not.toContain(link);
  await page.reload();
  await expect(page.getByText("株式会社連携")).toBeVisible();
  await expect(page.getByText(email)).toBeVisible();

  await page.getByLabel(wordsOf(info, fieldsCopy).password, { exact: true }).fill(validPassword);
  await page.getByRole("checkbox", { name: wordsOf(info, registerCopy).consent }).check();
  await page.getByRole("button", { name: words.submit }).click();
  await expect(page.getByText(wordsOf(info, activationCopy).sent({ email }))).toBeVisible();
  await page.goto(await linkMailedTo(email, info));
  const { title } = wordsOf(info, registerCompleteCopy);
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
});

test("R7.10 R8.3 an expired, forged or missing link is refused", async ({ page }, info) => {
  const words = wordsOf(info, extSignupCopy);
  const expired = partnerLink({ email: newMailAddress(), expires_at: readNow().getTime() / 1000 - 1 });
  for (const [address, text] of [
    [signupPath(expired), words.errorExpired],
    [signupPath("made.up"), words.errorUnknown],
    ["/ext/signup/", words.errorUnknown],
    ["/callback/?error=access_denied&error_description=%E5%81%BD", words.errorText],
  ] as const) {
    await page.goto(address);
    await expect(page).toHaveURL(/\/ext\/authentication_error\/$/);
    await expect(page.getByText(text)).toBeVisible();
    const { serviceName } = brandOf(info).settings;
    await expect(
      page.getByRole("link", { name: words.errorLogin({ service: serviceName }) }),
    ).toHaveAttribute("href", "/login/");
  }
});
