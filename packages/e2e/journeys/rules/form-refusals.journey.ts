import { expect, type Locator, type Page } from "@playwright/test";
import { editButton, profileFields, saveButton, waitForSavedProfile } from "#support/profile.ts";
import { refusalsThatKeepTheForm, staleTokenRefusal } from "#support/refusals.ts";
import { newMailAddress, validPassword } from "#support/registration.ts";
import { signInByForm } from "#support/sign-in.ts";
import { test } from "#support/test.ts";
import { copy } from "#support/words.ts";

type Typed = readonly [field: Locator, value: string];

/** A form that is filled in and ready to submit. */
interface FilledForm {
  readonly submit: Locator;
  /** The server refuses the first field, which is also restored after a reload; passwords are never stored. */
  readonly typed: readonly [Typed, ...Typed[]];
}

const forms = [
  {
    name: "the login",
    path: "/login/",
    call: "**/api/auth/",
    wireName: "email",
    async fill(page: Page): Promise<FilledForm> {
      const email = page.getByLabel(copy.fields.email);
      const password = page.getByLabel(copy.fields.password, { exact: true });
      await page.goto("/login/");
      return {
        submit: page.getByRole("button", { name: copy.login.submit }),
        typed: await typeInto([email, newMailAddress("firstField")], [password, validPassword]),
      };
    },
  },
  {
    name: "a section of the profile",
    path: "/profile/",
    call: "**/api/profile_without_sector_and_business_summary/",
    wireName: "company_name",
    async fill(page: Page): Promise<FilledForm> {
      const { companyName } = profileFields(page);
      await signInByForm(page, { email: "fixed-account@demo.example" });
      await page.goto("/profile/");
      await editButton(page, copy.profile.office).click();
      const saved = waitForSavedProfile(page);
      const typed = await typeInto([companyName, "株式会社拒否"]);
      await saved;
      return { submit: saveButton(page), typed };
    },
  },
];

async function typeInto(...typed: [Typed, ...Typed[]]) {
  for (const [field, value] of typed) await field.fill(value);
  return typed;
}

for (const { name, path, call, wireName, fill } of forms) {
  const title = `R8.1 R8.2 R8.5 R8.6 R8.10 R5.11 ${name}: every refusal is shown, and no input is lost`;
  test(title, async ({ page }) => {
    const { submit, typed } = await fill(page);
    const [[firstField, value]] = typed;
    const expectKept = async () => {
      for (const [field, value] of typed) await expect(field).toHaveValue(value);
    };

    await page.route(call, (route) =>
      route.fulfill({ status: 400, json: { [wireName]: ["この内容では受け付けられません。"] } }),
    );
    await submit.click();
    await expect(firstField).toHaveAccessibleDescription(/この内容では受け付けられません。/);
    await expect(page.getByRole("alert").filter({ has: page.getByRole("link") })).toBeFocused();
    await expectKept();
    await page.unroute(call);

    for (const refusal of refusalsThatKeepTheForm)
      await test.step(refusal.name, async () => {
        await page.route(call, refusal.answer);
        await submit.click();
        await refusal.expectShown(page);
        await expectKept();
        await page.unroute(call);
      });

    await page.route(call, staleTokenRefusal.answer);
    await submit.click();
    await staleTokenRefusal.expectShown(page);
    await page.goto(path);
    await expect(firstField).toHaveValue(value);
  });
}
