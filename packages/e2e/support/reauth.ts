import { fieldsCopy } from "@kaitori/brand/copy/fields";
import { reauthCopy } from "@kaitori/brand/copy/reauth";
import { expect, type Page, type TestInfo } from "@playwright/test";
import { demoPassword } from "./demo.ts";
import { wordsOf } from "./words.ts";

/** Logs in again in the dialog that a page shows after its session has ended. */
export async function logInAgain(page: Page, info: TestInfo, password = demoPassword) {
  const words = wordsOf(info, reauthCopy);
  const dialog = page.getByRole("dialog", { name: words.loginTitle });
  await dialog.getByLabel(wordsOf(info, fieldsCopy).password, { exact: true }).fill(password);
  await dialog.getByRole("button", { name: words.loginSubmit }).click();
  await expect(dialog).toBeHidden();
}
