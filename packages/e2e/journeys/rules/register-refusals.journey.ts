import { commonCopy } from "@kaitori/brand/copy/common";
import { errorsCopy } from "@kaitori/brand/copy/errors";
import { specificationCopy } from "@kaitori/brand/copy/specification";
import { expect, test } from "@playwright/test";
import { goodPassword, newAddress } from "../../support/people.ts";
import { fillInRegistration, registerForm } from "../../support/registration.ts";
import { wordsOf } from "../../support/words.ts";

const registerCall = "**/api/register/";

test.beforeEach(async ({ page }, info) => {
  await page.goto("/register/");
  await fillInRegistration(page, info, { email: newAddress() });
});

test("R8.1 R5.11 stands beside the field that it names", async ({ page }, info) => {
  const form = registerForm(page, info);
  await page.route(registerCall, (route) =>
    route.fulfill({ status: 400, json: { email: ["この宛先には送れません。"] } }),
  );
  await form.submit.click();
  await expect(form.email).toHaveAccessibleDescription(/この宛先には送れません。/);
  await expect(page.getByRole("alert")).toBeFocused();
});

test("R8.1 stands above the form when it names no field", async ({ page }, info) => {
  await page.route(registerCall, (route) =>
    route.fulfill({ status: 400, json: { non_field_errors: ["受付を停止しています。"] } }),
  );
  await registerForm(page, info).submit.click();
  await expect(page.getByRole("alert").filter({ hasText: "受付を停止しています。" })).toBeVisible();
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

test("R8.2 a stale token alerts and leads to /login/", async ({ page }, info) => {
  await page.route(registerCall, (route) =>
    route.fulfill({ status: 403, json: { detail: "CSRF tokens do not match" } }),
  );
  await registerForm(page, info).submit.click();
  const alert = page.getByRole("dialog");
  await expect(alert).toContainText(wordsOf(info, specificationCopy).csrfStale);
  await alert.getByRole("button").last().click();
  await expect(page).toHaveURL(/\/login\/$/);
});

for (const status of [401, 403]) {
  test(`R8.4 R2.16 ${status} is the page of an ended session, over the form`, async ({ page }, info) => {
    const { sessionExpiredTitle } = wordsOf(info, specificationCopy);
    await page.route(registerCall, (route) => route.fulfill({ status, json: { detail: "no" } }));
    await registerForm(page, info).submit.click();
    await expect(page.getByText(sessionExpiredTitle({ code: status }))).toBeVisible();
  });
}

test("R8.5 R8.10 a fault of the server loses nothing that was typed", async ({ page }, info) => {
  const form = registerForm(page, info);
  const { serverErrorTitle } = wordsOf(info, specificationCopy);
  await page.route(registerCall, (route) => route.fulfill({ status: 500, json: { detail: "broken" } }));
  await form.submit.click();
  await expect(page.getByText(serverErrorTitle({ code: 500 }))).toBeVisible();
  await page
    .getByRole("button", { name: wordsOf(info, commonCopy).close })
    .last()
    .click();
  await expect(form.password).toHaveValue(goodPassword);
  await page.unroute(registerCall);
  await form.submit.click();
  await expect(page).toHaveURL(/\/register\/activation\/$/);
});

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
