import { activationCopy } from "@kaitori/brand/copy/activation";
import { commonCopy } from "@kaitori/brand/copy/common";
import { divisionCopy } from "@kaitori/brand/copy/division";
import { fieldsCopy } from "@kaitori/brand/copy/fields";
import { preEntryCopy } from "@kaitori/brand/copy/pre-entry";
import { registerCopy } from "@kaitori/brand/copy/register";
import { registerCompleteCopy } from "@kaitori/brand/copy/register-complete";
import { expect, type Page, type TestInfo } from "@playwright/test";
import { callApi, setCsrfToken } from "./call-api.ts";
import { linkMailedTo } from "./mailbox.ts";
import { newMailAddress, validPassword } from "./new-account.ts";
import { brandOf, wordsOf } from "./words.ts";

/** Fields of /register, by the labels of the tested brand. */
export function registerForm(page: Page, info: TestInfo) {
  const words = wordsOf(info, registerCopy);
  const fields = wordsOf(info, fieldsCopy);
  const division = wordsOf(info, divisionCopy);
  return {
    corporate: page.getByRole("radio", { name: division.corporate }),
    individual: page.getByRole("radio", { name: division.individual }),
    email: page.getByLabel(fields.email),
    password: page.getByLabel(fields.password, { exact: true }),
    consent: page.getByRole("checkbox", { name: words.consent }),
    // The button mentions no mail if the server sends none.
    submit: page
      .getByRole("button", { name: words.submit })
      .or(page.getByRole("button", { name: words.submitWithoutMail })),
  };
}

/** Fills in the form; a brand for companies has no choice of division. */
export async function fillInRegistration(
  page: Page,
  info: TestInfo,
  { email, division = "corporate" }: { email: string; division?: "corporate" | "individual" },
) {
  const form = registerForm(page, info);
  if (brandOf(info).settings.individuals) await form[division].check();
  await form.email.fill(email);
  await form.password.fill(validPassword);
  await form.consent.check();
}

/** Registers an account and opens the mailed link, which logs it in. */
export async function registerAndActivate(
  page: Page,
  info: TestInfo,
  { division = "corporate" }: { division?: "corporate" | "individual" } = {},
): Promise<string> {
  const email = newMailAddress();
  await page.goto("/register/");
  await fillInRegistration(page, info, { email, division });
  await registerForm(page, info).submit.click();
  await expect(page.getByText(wordsOf(info, activationCopy).sent({ email }))).toBeVisible();
  await page.goto(await linkMailedTo(email, info));
  await expect(
    page.getByRole("heading", { level: 1, name: wordsOf(info, registerCompleteCopy).title }),
  ).toBeVisible();
  return email;
}

/** Registers and activates an account by API calls and leaves it logged in, for journeys that begin later. */
export async function registerByCall(
  page: Page,
  info: TestInfo,
  { division = "corporate" }: { division?: "corporate" | "individual" } = {},
): Promise<string> {
  const email = newMailAddress();
  await page.goto("/builds/latest.json");
  await setCsrfToken(page);
  await callApi(page, "POST", "register/", {
    email,
    password: validPassword,
    corporate_division: division,
    tracking_id: null,
    terms_version: brandOf(info).settings.legal.revised,
  });
  const token = new URL(await linkMailedTo(email, info)).searchParams.get("token");
  await callApi(page, "POST", "register/activation/", { token });
  return email;
}

/** Radio button of an answer to a question of /register/pre_entry. */
export const preEntryAnswer = (page: Page, info: TestInfo, index: number, answer: boolean) => {
  const { yes, no } = wordsOf(info, commonCopy);
  return page
    .getByRole("main")
    .getByRole("group")
    .nth(index)
    .getByRole("radio", { name: answer ? yes : no });
};

export async function answerPreEntry(page: Page, info: TestInfo, answers: readonly boolean[]) {
  for (const [index, answer] of answers.entries()) await preEntryAnswer(page, info, index, answer).check();
  await page.getByRole("button", { name: wordsOf(info, preEntryCopy).finish }).click();
}
