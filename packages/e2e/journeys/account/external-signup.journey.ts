import { createHmac } from "node:crypto";
import { expect } from "@playwright/test";
import { readNow } from "#support/dates.ts";
import { linkMailedTo } from "#support/mailbox.ts";
import { newMailAddress, validPassword } from "#support/registration.ts";
import { test } from "#support/test.ts";
import { copy, testedBrand } from "#support/words.ts";

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

test("R2.1 R7.10 a customer of another service registers with the data of that service", async ({ page }) => {
  const email = newMailAddress("partner");
  const link = partnerLink({ email, company_name: "株式会社連携", last_name: "連", first_name: "携子" });
  await page.goto(`/callback/?${new URLSearchParams({ link })}`);

  await expect(page.getByText(copy.extSignup.lead({ service: demoPartner.name }))).toBeVisible();
  expect(page.url()).not.toContain(link);
  await page.reload();
  await expect(page.getByText("株式会社連携")).toBeVisible();
  await expect(page.getByText(email)).toBeVisible();

  await page.getByLabel(copy.fields.password, { exact: true }).fill(validPassword);
  await page.getByRole("checkbox", { name: copy.register.consent }).check();
  await page.getByRole("button", { name: copy.extSignup.submit }).click();
  await expect(page.getByText(copy.activation.sent({ email }))).toBeVisible();
  await page.goto(await linkMailedTo(email));
  await expect(page.getByRole("heading", { level: 1, name: copy.registerComplete.title })).toBeVisible();
});

test("R7.10 R8.3 an expired, forged or missing link is refused", async ({ page }) => {
  const expired = partnerLink({ email: newMailAddress(), expires_at: readNow().getTime() / 1000 - 1 });
  for (const [address, text] of [
    [signupPath(expired), copy.extSignup.errorExpired],
    [signupPath("made.up"), copy.extSignup.errorUnknown],
    ["/ext/signup/", copy.extSignup.errorUnknown],
    ["/callback/?error=access_denied&error_description=%E5%81%BD", copy.extSignup.errorText],
  ] as const) {
    await page.goto(address);
    await expect(page).toHaveURL(/\/ext\/authentication_error\/$/);
    await expect(page.getByText(text)).toBeVisible();
    const { serviceName } = testedBrand().settings;
    await expect(
      page.getByRole("link", { name: copy.extSignup.errorLogin({ service: serviceName }) }),
    ).toHaveAttribute("href", "/login/");
  }
});
