import { expect, type Page } from "@playwright/test";
import { brands } from "#support/brands.ts";
import { test } from "#support/cutting-proxy.ts";
import { entrySteps } from "#support/entry-steps.ts";
import { formFaults } from "#support/form-faults.ts";
import { countBlankPages } from "#support/page.ts";
import { testedBrand } from "#support/words.ts";

/** Every run tests the fault with the highest risk of a second submit; the long run tests the others. */
const shortRunFault = "invoices: response lost after the server has handled the request";

for (const step of entrySteps)
  for (const [fault, fillInDuring] of Object.entries(formFaults)) {
    const name = `${step.name}: ${fault}`;
    test(`B3 the entry form loses nothing and sends nothing twice despite the fault: ${name}`, {
      tag: name === shortRunFault ? [] : ["@long"],
    }, async ({ page, context, cuttingProxy }) => {
      test.skip(testedBrand() !== brands[0], "Faults do not depend on the brand.");
      const { expectNeverBlank } = await countBlankPages(context);
      await step.applicant(page);
      // Accepts the browser's question on reloading a page with unsaved input.
      page.on("dialog", (question) => question.accept());
      const acceptedIds = recordAcceptedFiles(page);
      await page.goto(step.path);
      const last = await fillInDuring({
        page,
        cuttingProxy,
        step,
        form: step.form(page),
        acceptedIds,
      });
      await expectNeverBlank(last);
      const entries = await last.evaluate(async () => (await (await fetch("/api/entries/")).json()).length);
      expect(entries).toBe(step.entries);
    });
  }

/** Collects the ids of the page's accepted uploads from now on. */
function recordAcceptedFiles(page: Page): readonly number[] {
  const ids: number[] = [];
  page.on("response", async (response) => {
    const isUpload = response.request().method() === "POST" && response.url().endsWith("/api/uploads/");
    if (isUpload && response.ok()) ids.push((await response.json()).id);
  });
  return ids;
}
