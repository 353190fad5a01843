import { fieldsCopy } from "@kaitori/brand/copy/fields";
import { loginCopy } from "@kaitori/brand/copy/login";
import { mailChangeCopy } from "@kaitori/brand/copy/mail-change";
import { passwordChangeCopy } from "@kaitori/brand/copy/password-change";
import { passwordResetCopy } from "@kaitori/brand/copy/password-reset";
import { profileCopy } from "@kaitori/brand/copy/profile";
import { expect, type Locator, type Page, type TestInfo, test } from "@playwright/test";
import { goodPassword, newAddress } from "../../support/people.ts";
import { editButton, profileFields, saveButton, untilKept } from "../../support/profile.ts";
import { belongsElsewhere, refusalsInPlace, staleToken } from "../../support/refusals.ts";
import { fillInRegistration, registerForm } from "../../support/registration.ts";
import { signIn } from "../../support/sign-in.ts";
import { wordsOf } from "../../support/words.ts";

/** A form that is filled in and ready to be sent. */
interface FilledForm {
  readonly submit: Locator;
  /** What was typed where. */
  readonly typed: readonly (readonly [field: Locator, value: string])[];
  /** A field, and what the server calls it. */
  readonly named: readonly [field: Locator, name: string];
  /** Opens the form again, and what must then be there; passwords never are. */
  readonly reopen?: () => Promise<unknown>;
  readonly keptAfterwards?: readonly Locator[];
}

const forms: readonly {
  readonly name: string;
  readonly call: string;
  /** Where it takes somebody logged in, as whom. */
  readonly fill: (page: Page, info: TestInfo, account: string) => Promise<FilledForm>;
}[] = [
  {
    name: "the login",
    call: "**/api/auth/",
    async fill(page, info) {
      const { email, password } = labelled(page, info);
      await page.goto("/login/");
      const typed = await typeInto([email, newAddress("refused")], [password, goodPassword]);
      return {
        submit: page.getByRole("button", { name: wordsOf(info, loginCopy).submit }),
        typed,
        named: [email, "email"],
        reopen: () => page.goto("/login/"),
        keptAfterwards: [email],
      };
    },
  },
  {
    name: "the registration",
    call: "**/api/register/",
    async fill(page, info) {
      const form = registerForm(page, info);
      const address = newAddress("refused");
      await page.goto("/register/");
      await fillInRegistration(page, info, { email: address });
      return {
        submit: form.submit,
        typed: [
          [form.email, address],
          [form.password, goodPassword],
        ],
        named: [form.email, "email"],
        reopen: () => page.goto("/register/"),
        keptAfterwards: [form.email],
      };
    },
  },
  {
    name: "the mail for a forgotten password",
    call: "**/api/password/reset/",
    async fill(page, info) {
      const { email } = labelled(page, info);
      await page.goto("/profile/password/reset/recover/");
      return {
        submit: page.getByRole("button", { name: wordsOf(info, passwordResetCopy).submit }),
        typed: await typeInto([email, newAddress("refused")]),
        named: [email, "email"],
        reopen: () => page.goto("/profile/password/reset/recover/"),
        keptAfterwards: [email],
      };
    },
  },
  {
    name: "the new password of a reset",
    call: "**/api/password/reset/confirm/",
    async fill(page, info) {
      const { newPassword } = labelled(page, info);
      await page.goto("/profile/password/reset/reset/$?uid=1&token=x");
      return {
        submit: page.getByRole("button", { name: wordsOf(info, passwordResetCopy).newSubmit }),
        typed: await typeInto([newPassword, goodPassword]),
        named: [newPassword, "new_password"],
      };
    },
  },
  {
    name: "a section of the profile",
    call: "**/api/profile_without_sector_and_business_summary/",
    async fill(page, info, account) {
      const { companyName } = profileFields(page, info);
      await openProfile(page, info, account);
      await editButton(page, info, wordsOf(info, profileCopy).office).click();
      const kept = untilKept(page);
      const typed = await typeInto([companyName, "株式会社拒否"]);
      await kept;
      return {
        submit: saveButton(page, info),
        typed,
        named: [companyName, "company_name"],
        reopen: () => page.goto("/profile/"),
        keptAfterwards: [companyName],
      };
    },
  },
  {
    name: "a new address",
    call: "**/api/profile/mail/change/",
    async fill(page, info, account) {
      const words = wordsOf(info, mailChangeCopy);
      const address = page.getByLabel(words.newEmail);
      await openProfile(page, info, account);
      await page.getByRole("button", { name: wordsOf(info, profileCopy).changeMail }).click();
      return {
        submit: page.getByRole("button", { name: words.submit }),
        typed: await typeInto(
          [address, newAddress("refused")],
          [labelled(page, info).currentPassword, goodPassword],
        ),
        named: [address, "email"],
        reopen: () => page.goto("/profile/"),
        keptAfterwards: [address],
      };
    },
  },
  {
    name: "a new password",
    call: "**/api/password/change/",
    async fill(page, info, account) {
      const { currentPassword, newPassword } = labelled(page, info);
      await openProfile(page, info, account);
      await page.getByRole("button", { name: wordsOf(info, profileCopy).changePassword }).click();
      return {
        submit: page.getByRole("button", { name: wordsOf(info, passwordChangeCopy).submit }),
        typed: await typeInto([currentPassword, goodPassword], [newPassword, `${goodPassword} too`]),
        named: [currentPassword, "current_password"],
      };
    },
  },
];

for (const { name, call, fill } of forms) {
  test(`R8.1 R8.2 R8.5 R8.6 R8.10 R5.11 ${name}: every refusal is said, and nothing typed is lost`, async ({
    page,
  }, info) => {
    const { submit, typed, named, reopen, keptAfterwards = [] } = await fill(page, info, "fixed-account");
    const isKept = async () => {
      for (const [field, value] of typed) await expect(field).toHaveValue(value);
    };

    const [field, wireName] = named;
    await page.route(call, (route) =>
      route.fulfill({ status: 400, json: { [wireName]: ["この内容では受け付けられません。"] } }),
    );
    await submit.click();
    await expect(field).toHaveAccessibleDescription(/この内容では受け付けられません。/);
    await isKept();
    await page.unroute(call);

    for (const refusal of refusalsInPlace)
      await test.step(refusal.name, async () => {
        await page.route(call, refusal.answer);
        await submit.click();
        await refusal.isShown(page, info);
        await isKept();
        await page.unroute(call);
      });

    await page.route(call, staleToken.answer);
    await submit.click();
    await staleToken.isShown(page, info);
    await reopen?.();
    for (const [field, value] of typed.filter(([field]) => keptAfterwards.includes(field)))
      await expect(field).toHaveValue(value);
  });

  test(`R8.3 ${name}: an account of another service leads to that service's login`, async ({
    page,
  }, info) => {
    const { submit } = await fill(page, info, "ready");
    await page.route(call, belongsElsewhere.answer);
    await submit.click();
    await belongsElsewhere.isShown(page, info);
  });
}

function labelled(page: Page, info: TestInfo) {
  const fields = wordsOf(info, fieldsCopy);
  return {
    email: page.getByLabel(fields.email),
    password: page.getByLabel(fields.password, { exact: true }),
    currentPassword: page.getByLabel(fields.currentPassword),
    newPassword: page.getByLabel(fields.newPassword),
  };
}

async function openProfile(page: Page, info: TestInfo, account: string) {
  await signIn(page, info, { email: `${account}@demo.example` });
  await page.goto("/profile/");
}

async function typeInto(...typed: readonly (readonly [Locator, string])[]) {
  for (const [field, value] of typed) await field.fill(value);
  return typed;
}
