import { expect, type Page } from "@playwright/test";
import { invoiceFields, invoicePath } from "#support/invoices.ts";
import { createReadyApplicant } from "#support/ready-applicant.ts";
import { test } from "#support/test.ts";

test("B1 text in composition survives a saved draft", { tag: ["@long", "@one-brand"] }, async ({ page }) => {
  await createReadyApplicant(page);
  await page.goto(invoicePath);
  const fields = invoiceFields(page);
  const ime = await inputMethod(page);
  for (const [field, composed, committed] of [
    [fields.obliger, "あおぞらけんせつ", "株式会社青空建設"],
    [fields.amount, "１３２００００", "１３２００００"],
    [fields.holderName, "カ）あおぞら", "カ）アオゾラケンセツ"],
  ] as const) {
    await field.focus();
    const saved = page.waitForResponse(
      (response) => response.url().includes("/draft_entry/") && response.request().method() === "PUT",
    );
    await ime.compose(composed);
    await saved;
    await expect(field).toHaveValue(composed);
    await ime.commit(committed);
    await expect(field).toHaveValue(committed);
    await expect(field).toBeFocused();
  }
  // A submit would have validated the form and focused the first error.
  await expect(page.getByRole("alert")).toHaveCount(0);
  await fields.amount.focus();
  await fields.scheduled.focus();
  await expect(fields.amount).toHaveValue(/^1,?320,?000$/);
});

/** Emulates a Japanese input method on the focused field, by the DevTools protocol. */
async function inputMethod(page: Page) {
  const browser = await page.context().newCDPSession(page);
  const enter = { key: "Enter", code: "Enter", windowsVirtualKeyCode: 13 };
  return {
    /** Shows text in composition. */
    compose: (text: string) =>
      browser.send("Input.imeSetComposition", {
        text,
        selectionStart: text.length,
        selectionEnd: text.length,
      }),
    /** Commits the text with the Enter of the input method. */
    async commit(text: string) {
      await browser.send("Input.dispatchKeyEvent", { type: "keyDown", text: "\r", ...enter });
      await browser.send("Input.insertText", { text });
      await browser.send("Input.dispatchKeyEvent", { type: "keyUp", ...enter });
    },
  };
}
