import { entryDetailCopy } from "@kaitori/brand/copy/entry-detail";
import { invoicesCopy } from "@kaitori/brand/copy/invoices";
import { resubmitCopy } from "@kaitori/brand/copy/resubmit";
import { expect, type Page, type TestInfo } from "@playwright/test";
import { brands } from "#support/brands.ts";
import { type Acted, answerOf } from "#support/by-call.ts";
import { demoPassword } from "#support/demo.ts";
import { arrived, firstFile, type StepForm } from "#support/entry-steps.ts";
import { formFaults } from "#support/form-faults.ts";
import { ownLineTest as test } from "#support/line-test.ts";
import { watchForWhite } from "#support/never-white.ts";
import { photograph } from "#support/papers.ts";
import { withSession } from "#support/sign-in.ts";
import { takenFiles } from "#support/taken-files.ts";
import { brandOf, wordsOf } from "#support/words.ts";
import { ownEntryId } from "../entry/own-entry.ts";

// It starts a server of its own, whose one entry was given back, and where nobody decides meanwhile.
test.use({ environment: { REVIEW: "desk" } });
test.setTimeout(120_000);

for (const [fault, happen] of Object.entries(formFaults))
  test(
    `B3 B4 the resubmission, ${fault}, and nothing is lost or sent twice`,
    { tag: ["@fault", "@long"] },
    async ({ page, context, line }, info) => {
      test.skip(brandOf(info) !== brands[0], "A fault knows no brand.");
      const { wasNeverWhite } = await watchForWhite(context);
      await withSession(page, "inadequate@demo.example");
      const id = await ownEntryId(page);
      // On reloading a page with unsaved input the person agrees to leave it.
      page.on("dialog", (question) => question.accept());
      const taken = takenFiles(page);
      const step = {
        path: `/entry/resubmit/${id}/`,
        form: resubmitForm,
        password: demoPassword,
        calls: { keep: `PUT /api/form_drafts/resubmit-${id}/`, send: `POST /api/entries/${id}/review/` },
        isToldAtPress: true,
        nextTitle: () => wordsOf(info, entryDetailCopy).title,
      };
      await page.goto(step.path);
      await expect(page.getByRole("button", { name: wordsOf(info, resubmitCopy).submit })).toBeVisible();
      const end = await happen({ page, info, line, step, form: resubmitForm(page, info), taken });
      await wasNeverWhite(end);
      const { status, claims, history } = await answerOf(end, `entries/${id}/`);
      expect({ status, amount: claims[0].amount }).toEqual({ status: 1, amount: "1400000" });
      expect(history.filter(({ act, claim }: Acted) => act === "resubmit" && claim === null)).toHaveLength(1);
    },
  );

function resubmitForm(page: Page, info: TestInfo): StepForm {
  const words = wordsOf(info, resubmitCopy);
  const amount = page.getByLabel(wordsOf(info, invoicesCopy).amount);
  const slot = page.getByRole("main").locator("input[type=file]").first();
  // An amount is written out when its field is left.
  const say = async (typed: string) => {
    await amount.fill(typed);
    await amount.blur();
  };
  return {
    async begin() {
      await slot.setInputFiles([photograph(firstFile)]);
      await arrived(page, [firstFile]);
    },
    sayLast: () => say("1400000"),
    saySomethingElse: () => say("1500000"),
    firstSlot: slot,
    lastSlot: slot,
    async isThere(files) {
      await expect(amount).toHaveValue("1,400,000");
      await arrived(page, files);
    },
    buttons: [page.getByRole("button", { name: words.submit })],
  };
}
