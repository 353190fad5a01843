import { entryCheckCopy } from "@kaitori/brand/copy/entry-check";
import { entryCompleteCopy } from "@kaitori/brand/copy/entry-complete";
import { fileKindsCopy } from "@kaitori/brand/copy/file-kinds";
import { financialsCopy } from "@kaitori/brand/copy/financials";
import { invoicesCopy } from "@kaitori/brand/copy/invoices";
import { withdrawalsCopy } from "@kaitori/brand/copy/withdrawals";
import { expect, type Locator, type Page, type TestInfo } from "@playwright/test";
import { fillInInvoice, invoiceFields, invoicePath } from "./invoices.ts";
import { photograph } from "./papers.ts";
import { readyApplicant } from "./ready-applicant.ts";
import { registerAndActivate } from "./registration.ts";
import { accountPart, chooseBank, givePaper, nextButton, slotOf } from "./statements.ts";
import { wordsOf } from "./words.ts";

/** A step of the entry form as a person fills it in, in the pieces between which something can go wrong. */
export interface EntryStep {
  readonly name: string;
  readonly path: string;
  /** Makes an applicant for whom the step is open, and signs in. */
  readonly applicant: (page: Page, info: TestInfo) => Promise<unknown>;
  /** On the step's page, with everything but what one says last and the last file. */
  readonly form: (page: Page, info: TestInfo) => StepForm;
  /** Number of entries when the step is done. */
  readonly entries: number;
  /** Address after the step, and the title of its page. */
  readonly leadsTo: RegExp;
  readonly nextTitle: (info: TestInfo) => string;
}

export interface StepForm {
  begin(): Promise<void>;
  /** The last input, and a different input from another tab. */
  sayLast(): Promise<void>;
  saySomethingElse(): Promise<void>;
  readonly firstSlot: Locator;
  readonly lastSlot: Locator;
  /** Everything said is in its field, and each of the files stands there as arrived. */
  isThere(files: readonly string[]): Promise<void>;
  /** Buttons to press, one after the other, to finish the step. */
  readonly buttons: readonly Locator[];
}

export const firstFile = "first.png";
export const lastFile = "last.png";

export const arrived = async (part: Page | Locator, files: readonly string[]) => {
  for (const file of files)
    await expect(part.getByRole("listitem").filter({ hasText: file })).toContainText("アップロード済み");
};

export const entrySteps: readonly EntryStep[] = [
  {
    name: "withdrawal statements",
    path: "/entry/withdrawal_details/",
    applicant: registerAndActivate,
    entries: 0,
    leadsTo: /\/entry\/$/,
    nextTitle: (info) => wordsOf(info, financialsCopy).title,
    form(page, info) {
      const { part, bankName, number } = accountPart(page, info, 1);
      const papers = wordsOf(info, fileKindsCopy);
      return {
        async begin() {
          await chooseBank(page, bankName, "みずほ銀行");
          await givePaper(part, papers.passbook_cover, [firstFile]);
        },
        sayLast: () => number.fill("1234567"),
        saySomethingElse: () => number.fill("7654321"),
        firstSlot: slotOf(part, papers.passbook_cover),
        lastSlot: slotOf(part, papers.passbook_details),
        async isThere(files) {
          await expect(bankName).toHaveValue("みずほ銀行");
          await expect(number).toHaveValue("1234567");
          await arrived(page, files);
        },
        buttons: [nextButton(page, info)],
      };
    },
  },
  {
    name: "financial statements",
    path: "/entry/",
    applicant: registerAndActivate,
    entries: 0,
    leadsTo: /\/entry\/withdrawal_details\/$/,
    nextTitle: (info) => wordsOf(info, withdrawalsCopy).title,
    form(page, info) {
      const words = wordsOf(info, financialsCopy);
      const papers = wordsOf(info, fileKindsCopy);
      const yes = page.getByRole("radio", { name: words.canSubmitCorporateYes });
      const expenses = page.getByRole("checkbox", { name: papers.sga_expenses });
      return {
        async begin() {
          await yes.check();
          await givePaper(page, words.set, [firstFile]);
          await givePaper(page, words.set, ["balance.png"]);
        },
        async sayLast() {
          await yes.check();
          for (const held of await expenses.all()) await held.uncheck();
        },
        saySomethingElse: () => page.getByRole("radio", { name: words.canSubmitCorporateNo }).check(),
        firstSlot: slotOf(page, words.set),
        lastSlot: slotOf(page, words.set),
        async isThere(files) {
          await expect(yes).toBeChecked();
          await expect(expenses.first()).not.toBeChecked();
          await arrived(page, ["balance.png", ...files]);
        },
        buttons: [nextButton(page, info)],
      };
    },
  },
  {
    name: "invoices",
    path: invoicePath,
    applicant: readyApplicant,
    entries: 1,
    leadsTo: /\/entry\/complete\/$/,
    nextTitle: (info) => wordsOf(info, entryCompleteCopy).title,
    form(page, info) {
      const fields = invoiceFields(page, info);
      const words = wordsOf(info, invoicesCopy);
      const edit = page.getByRole("button", { name: words.edit({ claim: words.claim({ number: 1 }) }) });
      const check = page.getByRole("button", { name: wordsOf(info, entryCheckCopy).submit });
      return {
        async begin() {
          await fillInInvoice(page, info, {
            obliger: "青空物流",
            amount: "500000",
            withFile: false,
          });
          await fields.invoiceFiles.setInputFiles([photograph(firstFile)]);
          await arrived(page, [firstFile]);
          await fields.desired.fill("400000");
        },
        sayLast: () => fields.purpose.fill("材料の仕入れ"),
        saySomethingElse: () => fields.purpose.fill("給与"),
        firstSlot: fields.invoiceFiles,
        lastSlot: fields.invoiceFiles,
        async isThere(files) {
          await expect(fields.purpose).toHaveValue("材料の仕入れ");
          // An invoice that is filled in is folded when the page opens.
          if (await edit.isVisible()) await edit.click();
          await expect(fields.obliger).toHaveValue("青空物流");
          await expect(fields.amount).toHaveValue("500,000");
          await expect(fields.scheduled).toHaveValue("500,000");
          await fields.showNumber.click();
          await expect(page.getByText("7654321")).toBeVisible();
          await expect(fields.desired).toHaveValue(/^400,?000$/);
          await arrived(page, files);
        },
        buttons: [fields.submit, check],
      };
    },
  },
];
