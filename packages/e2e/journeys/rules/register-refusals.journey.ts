import { errorsCopy } from "@kaitori/brand/copy/errors";
import { specificationCopy } from "@kaitori/brand/copy/specification";
import { expect } from "@playwright/test";
import { newAddress } from "#support/people.ts";
import { fillInRegistration, registerForm } from "#support/registration.ts";
import { test } from "#support/test.ts";
import { wordsOf } from "#support/words.ts";

const registerCall = "**/api/register/";

test.beforeEach(async ({ page }, info) => {
  await page.goto("/register/");
  await fillInRegistration(page, info, { email: newAddress() });
});

test("R5.12 terms that have been revised meanwhile are refused beside the consent", async ({
  page,
}, info) => {
  await page.route(registerCall, (route) =>
    route.continue({
      postData: JSON.stringify({ ...route.request().postDataJSON(), terms_version: "2019-01-01" }),
    }),
  );
  const form = registerForm(page, info);
  await form.submit.click();
  await expect(form.consent).toHaveAttribute("aria-invalid", "true");
});

for (const status of [401, 403]) {
  test(`R8.4 R2.16 ${status} is the page of an ended session, over the form`, async ({ page }, info) => {
    const { sessionExpiredTitle } = wordsOf(info, specificationCopy);
    await page.route(registerCall, (route) => route.fulfill({ status, json: { detail: "no" } }));
    await registerForm(page, info).submit.click();
    await expect(page.getByText(sessionExpiredTitle({ code: status }))).toBeVisible();
  });
}

test("R8.6 without an answer the form says so, and can be sent again", async ({ page }, info) => {
  const form = registerForm(page, info);
  await page.route(registerCall, (route) => route.abort("connectionreset"));
  await form.submit.click();
  await expect(
    page.getByRole("alert").filter({ hasText: wordsOf(info, errorsCopy).networkTitle }),
  ).toBeVisible();
  await page.unroute(registerCall);
  await form.submit.click();
  await expect(page).toHaveURL(/\/register\/activation\/$/);
});
