import { financialDocumentKinds } from "@kaitori/domain";
import type { Page } from "@playwright/test";
import { callApi, uploadByCall } from "./call-api.ts";
import { inDays } from "./dates.ts";
import { nameOfPaper, paperFile } from "./papers.ts";
import { registerByCall } from "./registration.ts";
import { testedBrand } from "./words.ts";

/** Creates a corporation that is ready for an entry: everything before the invoices is sent by API calls. */
export async function createReadyApplicant(page: Page): Promise<string> {
  const email = await registerByCall(page);
  await completeApplicantByCall(page);
  return email;
}

/**
 * Sends profile, identity, statements and the brand's further papers of the signed-in account by API calls; all of it
 * then awaits review.
 */
export async function completeApplicantByCall(page: Page, { withFurtherPapers = true } = {}): Promise<void> {
  const paper = async (kind: string) => ({ kind, contentfile: await uploadByCall(page, kind) });
  const sides = [await uploadByCall(page, "identity"), await uploadByCall(page, "identity")];
  await callApi(page, "PATCH", "profile/", {
    ...profile,
    identity_document_type: "drivingLicence",
    addfiles: sides.map(({ id }) => ({ id })),
  });
  const bank = {
    bank_name: "みずほ銀行",
    bank_account_number: "7654321",
    file_format: "passbook",
    contentfile_relations: [await paper("passbook_cover_1"), await paper("passbook_details_1")],
  };
  const trialBalance = [await uploadByCall(page, "tb_pl"), await uploadByCall(page, "tb_bs")];
  const missingPapers: { kind: string }[] = withFurtherPapers
    ? (await callApi(page, "POST", "me/", {})).further_papers
    : [];
  const furtherPapers = [];
  for (const { kind } of missingPapers) {
    const declared = testedBrand().settings.furtherPapers?.find(({ key }) => kind === `further_${key}`);
    furtherPapers.push(await uploadByCall(page, kind, paperFile(nameOfPaper(kind, declared))));
  }
  await callApi(page, "PUT", "draft_entry/", {
    version: 0,
    banks: [bank],
    addfiles: [...trialBalance, ...furtherPapers].map(({ id }) => ({ id })),
    financial_statements: {
      canSubmit: false,
      taxReturnSubmission: "eTax",
      includesSellingAndAdminExpenses: false,
      uploaded: Object.fromEntries(statementKinds.map((kind) => [kind, kind.startsWith("tb_")])),
    },
  });
}

const statementKinds = [...financialDocumentKinds, "additional_doc", "invoice"];

const profile = {
  company_name: "株式会社山本工作所",
  last_name: "山本",
  first_name: "はるか",
  office_phone: "0300000021",
  office_zipcode: "1440052",
  office_prefecture: "東京都",
  office_city: "大田区蒲田",
  office_building_number: "9-99-10",
  owner_phone: "09000000021",
  owner_zipcode: "1440052",
  owner_prefecture: "東京都",
  owner_city: "大田区蒲田",
  owner_building_number: "9-99-10",
  sector: "manufacturing",
  business_summary: "金属部品の切削加工",
  bank_account: {
    bank_name: "みずほ銀行",
    branch_name: "蒲田支店",
    deposit_type: "checking",
    bank_account_number: "7654321",
    account_holder_name: "カ）ヤマモトコウサクシヨ",
  },
};

/** Submits an entry with one invoice for the signed-in account by API call; other papers come from the draft. */
export async function submitEntryByCall(page: Page) {
  const { id, kind } = await uploadByCall(page, "invoice_1");
  return callApi(page, "POST", "entries/", {
    purchase_amount_desired: "900000",
    purpose: "材料の仕入れ",
    claims: [
      {
        obliger_company_name: "株式会社青空建設",
        amount: "1000000",
        scheduled_deposit_amount_from_obliger: "1000000",
        obliger_payment_date: inDays(40),
        is_fixed_debt: true,
        is_bank_transfer_from_obliger: true,
        receive_payment_account: {
          bank_name: "みずほ銀行",
          deposit_type: "ordinary",
          bank_account_number: "7654321",
          obliger_accounts: [{ holder_name: "カ）アオゾラケンセツ" }],
        },
        contentfile_relations: [{ kind, contentfile: { id } }],
      },
    ],
  });
}
