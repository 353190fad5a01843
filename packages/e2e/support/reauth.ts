import { expect, type Page } from "@playwright/test";
import { demoPassword } from "./demo.ts";
import { copy } from "./words.ts";

/** Logs in again in the dialog that a page shows after its session has ended. */
export async function logInAgain(page: Page, password = demoPassword) {
  const dialog = page.getByRole("dialog", { name: copy.reauth.loginTitle });
  await dialog.getByLabel(copy.fields.password, { exact: true }).fill(password);
  await dialog.getByRole("button", { name: copy.reauth.loginSubmit }).click();
  await expect(dialog).toBeHidden();
}
