import { loginCopy } from "@kaitori/brand/copy/login";
import { passwordResetCopy } from "@kaitori/brand/copy/password-reset";
import { type AccountForm, labelled, typeInto } from "./filled-form.ts";
import { goodPassword, newAddress } from "./people.ts";
import { fillInRegistration, registerForm } from "./registration.ts";
import { wordsOf } from "./words.ts";

/** The forms for visitors. */
export const visitorForms: readonly AccountForm[] = [
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
];
