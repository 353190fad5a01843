import { expect } from "@playwright/test";
import { delayFiles, readBrowserStorage, waitForStoredText } from "#support/page.ts";
import { fillInRegistration, newMailAddress, registerForm, validPassword } from "#support/registration.ts";
import { test } from "#support/test.ts";
import { copy } from "#support/words.ts";

const registerCall = "**/api/register/";

test("R3.9 text typed before the script loads stays and survives a reload, but never the password", async ({
  page,
}) => {
  const form = registerForm(page);
  const email = newMailAddress("early");
  const scripts = await delayFiles(page, "**/assets/*.js");
  await page.goto("/register/", { waitUntil: "commit" });
  await fillInRegistration(page, { email });
  await form.password.press("Enter");
  expect(new URL(page.url()).search).toBe("");

  scripts.release();
  const rule = page.getByRole("listitem").filter({ hasText: copy.newPassword.passwordShort({ min: 12 }) });
  await expect(rule).not.toContainText(copy.newPassword.unmet);
  await expect(form.corporate).toBeChecked();
  await expect(form.email).toHaveValue(email);
  await expect(form.password).toHaveValue(validPassword);
  // Text typed before the script is stored like later input.
  await waitForStoredText(page, email);
  await page.reload();
  await expect(form.corporate).toBeChecked();
  await expect(form.email).toHaveValue(email);
  await expect(form.consent).toBeChecked();
  await expect(form.password).toHaveValue("");
  expect(await readBrowserStorage(page)).not.toContain(validPassword);
});

test("R7.1 the tracking id of the local storage is sent", { tag: ["@long", "@one-brand"] }, async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem("tracking_id", "campaign-7"));
  await page.goto("/register/");
  await fillInRegistration(page, { email: newMailAddress() });
  const bodies: unknown[] = [];
  await page.route(registerCall, (route) => {
    bodies.push(route.request().postDataJSON());
    return route.continue();
  });
  await registerForm(page).submit.click();
  await expect
    .poll(() => bodies)
    .toMatchObject([
      {
        tracking_id: "campaign-7",
        corporate_division: "corporate",
        terms_version: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
      },
    ]);
});
