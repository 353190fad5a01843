import { expect, type Locator, type Page } from "@playwright/test";
import { fillInInvoice, invoiceFields, invoicePath } from "./invoices.ts";
import { photograph } from "./papers.ts";
import { createReadyApplicant } from "./ready-applicant.ts";
import { registerByCall } from "./registration.ts";
import {
  accountPart,
  chooseBank,
  expectUploaded,
  nextButton,
  uploadFieldOf,
  uploadPaper,
} from "./statements.ts";
import { copy } from "./words.ts";

/** A step of the entry form, split at the points where a fault can happen. */
export interface EntryStep {
  readonly name: string;
  readonly path: string;
  /** Creates an applicant for whom the step is open, and signs in. */
  readonly applicant: (page: Page) => Promise<unknown>;
  /** Fields and buttons of the step on a page. */
  readonly form: (page: Page) => StepForm;
  /** Number of entries after the step. */
  readonly entries: number;
  /** The faults of the step; all if absent. */
  readonly faults?: readonly string[];
  /** Title and script of the page after the step. */
  readonly nextTitle: () => string;
  readonly nextScript: string;
}

export interface StepForm {
  /** Fills in the step except its last input and its last file. */
  begin(): Promise<void>;
  /** Enters the last input; `fillOtherValue` enters a different value in another tab. */
  fillLast(): Promise<void>;
  fillOtherValue(): Promise<void>;
  readonly firstUploadField: Locator;
  readonly lastUploadField: Locator;
  /** Expects every input in its field and every file as uploaded. */
  expectFilled(files: readonly string[]): Promise<void>;
  /** Buttons that finish the step, in their order. */
  readonly buttons: readonly Locator[];
}

export const firstFile = "first.png";
export const lastFile = "last.png";

export const entrySteps: readonly EntryStep[] = [
  {
    name: "withdrawal statements",
    path: "/entry/withdrawal_details/",
    applicant: registerByCall,
    entries: 0,
    nextTitle: () => copy.financials.title,
    nextScript: "Financials",
    form(page) {
      const { part, bankName, number } = accountPart(page, 1);
      return {
        async begin() {
          await chooseBank(page, bankName, "みずほ銀行");
          await uploadPaper(part, copy.fileKinds.passbook_cover, [firstFile]);
        },
        fillLast: () => number.fill("1234567"),
        fillOtherValue: () => number.fill("7654321"),
        firstUploadField: uploadFieldOf(part, copy.fileKinds.passbook_cover),
        lastUploadField: uploadFieldOf(part, copy.fileKinds.passbook_details),
        async expectFilled(files) {
          await expect(bankName).toHaveValue("みずほ銀行");
          await expect(number).toHaveValue("1234567");
          await expectUploaded(page, files);
        },
        buttons: [nextButton(page)],
      };
    },
  },
  {
    name: "financial statements",
    path: "/entry/",
    applicant: registerByCall,
    entries: 0,
    // The rest is that of the withdrawal statements.
    faults: ["tab killed", "changed in another tab"],
    nextTitle: () => copy.withdrawals.title,
    nextScript: "Withdrawals",
    form(page) {
      const yes = page.getByRole("radio", { name: copy.financials.canSubmitCorporateYes });
      const expenses = page.getByRole("checkbox", { name: copy.fileKinds.sga_expenses });
      const set = uploadFieldOf(page, copy.financials.set);
      return {
        async begin() {
          await yes.check();
          await uploadPaper(page, copy.financials.set, [firstFile]);
          await uploadPaper(page, copy.financials.set, ["balance.png"]);
        },
        async fillLast() {
          await yes.check();
          for (const checkbox of await expenses.all()) await checkbox.uncheck();
        },
        fillOtherValue: () => page.getByRole("radio", { name: copy.financials.canSubmitCorporateNo }).check(),
        firstUploadField: set,
        lastUploadField: set,
        async expectFilled(files) {
          await expect(yes).toBeChecked();
          await expect(expenses.first()).not.toBeChecked();
          await expectUploaded(page, ["balance.png", ...files]);
        },
        buttons: [nextButton(page)],
      };
    },
  },
  {
    name: "invoices",
    path: invoicePath,
    applicant: createReadyApplicant,
    entries: 1,
    nextTitle: () => copy.entryComplete.title,
    nextScript: "EntryComplete",
    form(page) {
      const fields = invoiceFields(page);
      const edit = page.getByRole("button", {
        name: copy.invoices.edit({ claim: copy.invoices.claim({ number: 1 }) }),
      });
      const check = page.getByRole("button", { name: copy.entryCheck.submit });
      return {
        async begin() {
          await fillInInvoice(page, {
            obliger: "青空物流",
            amount: "500000",
            withFile: false,
          });
          await fields.invoiceFiles.setInputFiles([photograph(firstFile)]);
          await expectUploaded(page, [firstFile]);
          await fields.desired.fill("400000");
        },
        fillLast: () => fields.purpose.fill("材料の仕入れ"),
        fillOtherValue: () => fields.purpose.fill("給与"),
        firstUploadField: fields.invoiceFiles,
        lastUploadField: fields.invoiceFiles,
        async expectFilled(files) {
          await expect(fields.purpose).toHaveValue("材料の仕入れ");
          // A complete invoice is folded when the page opens.
          if (await edit.isVisible()) await edit.click();
          await expect(fields.obliger).toHaveValue("青空物流");
          await expect(fields.amount).toHaveValue("500,000");
          await expect(fields.scheduled).toHaveValue("500,000");
          await fields.showNumber.click();
          await expect(page.getByText("7654321")).toBeVisible();
          await expect(fields.desired).toHaveValue(/^400,?000$/);
          await expectUploaded(page, files);
        },
        buttons: [fields.submit, check],
      };
    },
  },
];
