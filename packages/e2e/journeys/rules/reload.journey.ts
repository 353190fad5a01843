import { expect } from "@playwright/test";
import { invoiceFields, invoicePath } from "#support/invoices.ts";
import { signInByCall } from "#support/sign-in.ts";
import { test } from "#support/test.ts";

test("B3 text typed a tenth of a second before a reload is restored", async ({ page }) => {
  const fields = invoiceFields(page);
  await signInByCall(page, "identity-confirming@demo.example");
  await page.clock.install();
  await page.goto(invoicePath);
  await fields.obliger.fill("青空物流");
  await fields.purpose.fill("材料の仕入れ");
  await fields.desired.fill("400000");
  await page.clock.runFor(100);
  await page.reload();
  await expect(fields.obliger).toHaveValue("青空物流");
  await expect(fields.purpose).toHaveValue("材料の仕入れ");
  await expect(fields.desired).toHaveValue(/^400,?000$/);
});
