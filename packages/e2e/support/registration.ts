import { randomUUID } from "node:crypto";
import { expect, type Page } from "@playwright/test";
import { callApi, setCsrfToken } from "./call-api.ts";
import { linkMailedTo } from "./mailbox.ts";
import { copy, testedBrand } from "./words.ts";

/** Fields of /register, by the labels of the tested brand. */
export function registerForm(page: Page) {
  return {
    corporate: page.getByRole("radio", { name: copy.division.corporate }),
    individual: page.getByRole("radio", { name: copy.division.individual }),
    email: page.getByLabel(copy.fields.email),
    password: page.getByLabel(copy.fields.password, { exact: true }),
    consent: page.getByRole("checkbox", { name: copy.register.consent }),
    // The button mentions no mail if the server sends none.
    submit: page
      .getByRole("button", { name: copy.register.submit })
      .or(page.getByRole("button", { name: copy.register.submitWithoutMail })),
  };
}

/** Fills in the form; a brand for companies has no choice of division. */
export async function fillInRegistration(
  page: Page,
  { email, division = "corporate" }: { email: string; division?: "corporate" | "individual" },
) {
  const form = registerForm(page);
  if (testedBrand().settings.individuals) await form[division].check();
  await form.email.fill(email);
  await form.password.fill(validPassword);
  await form.consent.check();
}

/** Registers an account and opens the mailed link, which logs it in. */
export async function registerAndActivate(
  page: Page,
  { division = "corporate" }: { division?: "corporate" | "individual" } = {},
): Promise<string> {
  const email = newMailAddress();
  await page.goto("/register/");
  await fillInRegistration(page, { email, division });
  await registerForm(page).submit.click();
  await expect(page.getByText(copy.activation.sent({ email }))).toBeVisible();
  await page.goto(await linkMailedTo(email));
  await expect(page.getByRole("heading", { level: 1, name: copy.registerComplete.title })).toBeVisible();
  return email;
}

/** Registers and activates an account by API calls and leaves it logged in, for journeys that begin later. */
export async function registerByCall(
  page: Page,
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
    terms_version: testedBrand().settings.legal.revised,
  });
  const token = new URL(await linkMailedTo(email)).searchParams.get("token");
  await callApi(page, "POST", "register/activation/", { token });
  return email;
}

/** Radio button of an answer to a question of /register/pre_entry. */
export const preEntryAnswer = (page: Page, index: number, answer: boolean) => {
  return page
    .getByRole("main")
    .getByRole("group")
    .nth(index)
    .getByRole("radio", { name: answer ? copy.common.yes : copy.common.no });
};

export async function answerPreEntry(page: Page, answers: readonly boolean[]) {
  for (const [index, answer] of answers.entries()) await preEntryAnswer(page, index, answer).check();
  await page.getByRole("button", { name: copy.preEntry.finish }).click();
}

/** A mail address that is unique in the run. */
export const newMailAddress = (name = "applicant") => `${name}-${randomUUID()}@example.jp`;

export const validPassword = "mikan to yuzu 2026";
