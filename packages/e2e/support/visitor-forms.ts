import { loginCopy } from "@kaitori/brand/copy/login";
import { type AccountForm, labelled, typeInto } from "./filled-form.ts";
import { goodPassword, newAddress } from "./people.ts";
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
];
