import { expect, type Page } from "@playwright/test";
import { brands } from "#support/brands.ts";
import { entrySteps } from "#support/entry-steps.ts";
import { formFaults } from "#support/form-faults.ts";
import { test } from "#support/line-test.ts";
import { watchForWhite } from "#support/never-white.ts";
import { goodPassword } from "#support/people.ts";
import { brandOf } from "#support/words.ts";

/** The fault with the highest risk of a second submit; the long run takes the others. */
const always = "invoices: answer dropped after the server has acted";

for (const step of entrySteps)
  for (const [fault, happen] of Object.entries(formFaults)) {
    const name = `${step.name}: ${fault}`;
    test(
      `B3 the entry form, ${name}, and nothing is lost or sent twice`,
      { tag: ["@fault", ...(name === always ? [] : ["@long"])] },
      async ({ page, context, line }, info) => {
        test.skip(brandOf(info) !== brands[0], "A fault knows no brand.");
        const { wasNeverWhite } = await watchForWhite(context);
        await step.applicant(page, info);
        // Accepts the browser's question on reloading a page with unsaved input.
        page.on("dialog", (question) => question.accept());
        const accepted = recordAcceptedFiles(page);
        await page.goto(step.path);
        const faulty = {
          ...step,
          password: goodPassword,
          calls: { keep: "PUT /api/draft_entry/", send: "POST /api/entries/" },
        };
        const end = await happen({
          page,
          info,
          line,
          step: faulty,
          form: step.form(page, info),
          acceptedIds: accepted,
        });
        await wasNeverWhite(end);
        const entries = await end.evaluate(async () => (await (await fetch("/api/entries/")).json()).length);
        expect(entries).toBe(step.entries);
      },
    );
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
