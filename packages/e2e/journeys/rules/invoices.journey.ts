import { expect, type Page } from "@playwright/test";
import { fillInInvoice, invoiceFields, invoicePath } from "#support/invoices.ts";
import { createReadyApplicant } from "#support/ready-applicant.ts";
import { test } from "#support/test.ts";
import { copy } from "#support/words.ts";

async function openStep(page: Page) {
  await createReadyApplicant(page);
  await page.goto(invoicePath);
  return invoiceFields(page);
}

test("R5.7 typing does not move the next button, and the layout does not change during a click", {
  tag: ["@long", "@one-brand"],
}, async ({ page }) => {
  await page.clock.install();
  const fields = await openStep(page);
  await fillInInvoice(page, { obliger: "青空物流", amount: "500000" });
  const fullAmount = page.getByRole("button", { name: copy.invoices.desireTotal({ amount: "500,000" }) });
  const materials = page.getByRole("button", { name: copy.invoices.purposeMaterials });
  await expect(fullAmount).toBeVisible();
  const desiredSection = page.getByRole("region", { name: copy.invoices.desiredTitle });
  const height = () => desiredSection.evaluate((section) => section.getBoundingClientRect().height);
  await fields.desired.fill("499999");
  const heightBefore = await height();
  await fields.desired.fill("500000");
  await expect(fullAmount).toHaveAttribute("aria-pressed", "true");
  await fields.purpose.fill("機械の修理");
  await materials.click();
  await expect(fields.purpose).toHaveValue(`機械の修理、${copy.invoices.purposeMaterials}`);
  await expect(materials).toHaveAttribute("aria-pressed", "true");
  expect(await height()).toBe(heightBefore);

  // The layout changes only after the mouse button is released.
  await fields.submit.hover();
  await page.mouse.down();
  await fields.amount.evaluate((field: HTMLInputElement) => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(field, "");
    field.dispatchEvent(new Event("input", { bubbles: true }));
  });
  await page.clock.runFor(500);
  await expect(fullAmount).toBeVisible();
  await page.mouse.up();
  await expect(page.getByRole("alert")).toBeFocused();
  await expect(fullAmount).toBeHidden();
});

test("B6 the check page has no submit button where the next button was pressed; R5.11 R8.1 R8.9 a server error is shown at the field of its invoice", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const fields = await openStep(page);
  await fillInInvoice(page, { obliger: "青空物流", amount: "500000" });
  await fields.add.click();
  await fillInInvoice(page, { obliger: "大森機械", amount: "600000" });
  await fields.desired.fill("900000");
  await fields.purpose.fill("給与");
  // The button is fixed to the bottom of the window.
  await page.evaluate(() => scrollTo(0, 1000));
  const pressed = await fields.submit.boundingBox();
  if (!pressed) throw new Error("The button is not visible");
  await fields.submit.click();
  await expect(page.getByRole("heading", { level: 1, name: copy.entryCheck.title })).toBeVisible();
  const hits = await page.evaluate(
    ({ x, y, width, height }) =>
      Array.from({ length: Math.floor(height / 4) }, (_, step) =>
        document
          .elementFromPoint(x + width / 2, y + step * 4)
          ?.closest("button")
          ?.getAttribute("type"),
      ),
    pressed,
  );
  expect(hits).not.toContain("submit");

  const refusal = "この取引先の請求書は、いまお取り扱いできません。";
  await page.route("**/api/entries/", (route) =>
    route.fulfill({ status: 400, json: { claims: [{}, { obliger_company_name: [refusal] }] } }),
  );
  await page.getByRole("button", { name: copy.entryCheck.submit }).click();
  await expect(page.getByText(copy.specification.submitFailed)).toBeVisible();
  await expect(page.getByText(copy.specification.detailErrors)).toBeVisible();
  await expect(fields.obliger).toHaveValue("大森機械");
  await expect(fields.obliger).toHaveAccessibleDescription(new RegExp(refusal));
  await page.unroute("**/api/entries/");

  await fields.obliger.fill("大森機械工業");
  await fields.obliger.press("Tab");
  await fields.submit.click();
  await expect(page.getByRole("heading", { level: 1, name: copy.entryCheck.title })).toBeVisible();
  await expect(page.getByText(copy.specification.submitFailed)).toBeHidden();

  // The request fails: the page shows an error, and a second click works.
  await page.route("**/api/entries/", (route) => route.abort());
  await page.getByRole("button", { name: copy.entryCheck.submit }).click();
  await expect(page.getByText(copy.specification.submitFailed)).toBeVisible();
  await page.unroute("**/api/entries/");
  await page.getByRole("button", { name: copy.entryCheck.submit }).click();
  await expect(page).toHaveURL(/\/entry\/complete\/$/);
});
