import { expect } from "@playwright/test";
import { brands } from "#support/brands.ts";
import { entrySteps } from "#support/entry-steps.ts";
import { formFaults } from "#support/form-faults.ts";
import { test } from "#support/line-test.ts";
import { watchForWhite } from "#support/never-white.ts";
import { goodPassword } from "#support/people.ts";
import { takenFiles } from "#support/taken-files.ts";
import { brandOf } from "#support/words.ts";

/** The one after which most could be sent twice; the others take their time in the long run. */
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
        // On reloading a page with unsaved input the person agrees to leave it.
        page.on("dialog", (question) => question.accept());
        const taken = takenFiles(page);
        await page.goto(step.path);
        const faulty = {
          ...step,
          password: goodPassword,
          calls: { keep: "PUT /api/draft_entry/", send: "POST /api/entries/" },
        };
        const end = await happen({ page, info, line, step: faulty, form: step.form(page, info), taken });
        await wasNeverWhite(end);
        const entries = await end.evaluate(async () => (await (await fetch("/api/entries/")).json()).length);
        expect(entries).toBe(step.entries);
      },
    );
  }
