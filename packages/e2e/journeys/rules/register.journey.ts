import { newPasswordCopy } from "@kaitori/brand/copy/new-password";
import { expect } from "@playwright/test";
import { holdFiles } from "#support/hold-files.ts";
import { goodPassword, newAddress } from "#support/people.ts";
import { fillInRegistration, registerForm } from "#support/registration.ts";
import { everythingStored, waitForStored } from "#support/storage.ts";
import { test } from "#support/test.ts";
import { wordsOf } from "#support/words.ts";

const registerCall = "**/api/register/";

test("R3.9 a reload restores typed text, never the password", async ({ page }, info) => {
  const form = registerForm(page, info);
  const email = newAddress();
  await page.goto("/register/");
  await fillInRegistration(page, info, { email, division: "individual" });
  await page.reload();
  await expect(form.individual).toBeChecked();
  await expect(form.email).toHaveValue(email);
  await expect(form.consent).toBeChecked();
  await expect(form.password).toHaveValue("");
  expect(await everythingStored(page)).not.toContain(goodPassword);
});

test("R3.9 text typed before the script loads stays, and nothing enters the address", async ({
  page,
}, info) => {
  const words = wordsOf(info, newPasswordCopy);
  const form = registerForm(page, info);
  const email = newAddress("early");
  const scripts = await holdFiles(page, "**/assets/*.js");
  await page.goto("/register/", { waitUntil: "commit" });
  await form.corporate.check();
  await form.email.fill(email);
  await form.password.fill(goodPassword);
  await form.password.press("Enter");
  expect(new URL(page.url()).search).toBe("");

  scripts.release();
  const rule = page.getByRole("listitem").filter({ hasText: words.passwordShort({ min: 12 }) });
  await expect(rule).not.toContainText(words.unmet);
  await expect(form.corporate).toBeChecked();
  await expect(form.email).toHaveValue(email);
  await expect(form.password).toHaveValue(goodPassword);
  // It is stored like later input.
  await waitForStored(page, email);
  await page.reload();
  await expect(form.email).toHaveValue(email);
});

test(
  "R7.1 the tracking id of the local storage is sent",
  { tag: ["@long", "@one-brand"] },
  async ({ page }, info) => {
    await page.addInitScript(() => localStorage.setItem("tracking_id", "campaign-7"));
    await page.goto("/register/");
    await fillInRegistration(page, info, { email: newAddress() });
    const bodies: unknown[] = [];
    await page.route(registerCall, (route) => {
      bodies.push(route.request().postDataJSON());
      return route.continue();
    });
    await registerForm(page, info).submit.click();
    await expect
      .poll(() => bodies)
      .toMatchObject([
        {
          tracking_id: "campaign-7",
          corporate_division: "corporate",
          terms_version: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
        },
      ]);
  },
);

test("R1.5 a brand for companies does not offer 個人 and has a page about it", async ({ page }, info) => {
  const { origin } = new URL(info.project.use.baseURL ?? "");
  const wakaba = origin.replace(/\/\/\w+/, "//wakaba");
  await page.goto(`${wakaba}/register/`);
  await expect(page.getByText("法人")).not.toHaveCount(0);
  await expect(page.getByRole("radio")).toHaveCount(0);
  await page.goto(`${wakaba}/unsupported/`);
  await expect(page.getByRole("heading", { level: 1, name: "法人の方だけ" })).toBeVisible();
  await expect(page.getByRole("contentinfo")).toHaveCount(0);
});
