import type { BrandSettings } from "@kaitori/brand/settings";
import { furtherPapersOf } from "@kaitori/domain";
import {
  type CurrentUser,
  type DraftClaim,
  type DraftEntry,
  emptyDraftEntry,
  type FinancialStatementState,
  type UploadRecord,
} from "@kaitori/wire";
import { inDays } from "./days.ts";
import { representative } from "./people.ts";

export const emptyDraft: DraftEntry = emptyDraftEntry;

const savedDraft = { ...emptyDraftEntry, id: 1, version: 3, updated_at: "2026-11-21T09:30:00+09:00" };

export const uploadRecordOf = (kind: string, id: number): UploadRecord => ({
  kind,
  id,
  name: `IMG_${4000 + id}.jpg`,
  content_type: "image/jpeg",
  image: null,
  error: false,
  message: "",
  created_at: "2026-11-21T09:30:00+09:00",
});
const relation = (kind: string, id: number) => ({ kind, contentfile: uploadRecordOf(kind, id) });

/** The first account is complete; the second lacks its pages. */
export const incompleteStatements: DraftEntry = {
  ...savedDraft,
  banks: [
    {
      bank_name: "みずほ銀行",
      bank_account_number: "1234567",
      file_format: "passbook",
      contentfile_relations: [
        relation("passbook_cover_1", 1),
        relation("passbook_details_1", 2),
        relation("passbook_details_1", 3),
      ],
    },
    {
      bank_name: "楽天銀行",
      bank_account_number: "7654321",
      file_format: "ib",
      contentfile_relations: [relation("ib_info_2", 4)],
    },
  ],
};
export const draftOfStatements: DraftEntry = {
  ...incompleteStatements,
  banks: incompleteStatements.banks.slice(0, 1),
};

const notUploaded: FinancialStatementState["uploaded"] = {
  pl: false,
  bs: false,
  breakdown_statement: false,
  sga_expenses: false,
  tb_pl: false,
  tb_bs: false,
  tax_returns: false,
  business_opening: false,
  financial_statements: false,
  additional_doc: false,
  invoice: false,
};

/** A draft with these answers about the financial papers; the given kinds are uploaded. */
export function draftOfFinancials(
  state: Partial<Omit<FinancialStatementState, "uploaded">>,
  uploadedKinds: readonly (keyof FinancialStatementState["uploaded"])[] = [],
): DraftEntry {
  return {
    ...savedDraft,
    addfiles: uploadedKinds.map((kind, index) => uploadRecordOf(kind, index + 1)),
    financial_statements: {
      canSubmit: true,
      taxReturnSubmission: "eTax",
      includesSellingAndAdminExpenses: true,
      ...state,
      uploaded: { ...notUploaded, ...Object.fromEntries(uploadedKinds.map((kind) => [kind, true])) },
    },
  };
}

/** The brand's further papers for companies, or an example if it has none. */
export const papersOrExample = (declared: BrandSettings["furtherPapers"]) => declared ?? exampleFurtherPapers;

const exampleFurtherPapers: NonNullable<BrandSettings["furtherPapers"]> = [
  {
    key: "licence",
    title: "許認可証",
    guidance: "建設業・運送業など、許認可の要る事業の方。番号と有効期限が読めること。",
    from: "both",
    required: true,
  },
  {
    key: "registry",
    title: "履歴事項全部証明書",
    guidance: "3か月以内に発行されたもの。法務局の窓口か、オンラインで受け取れます。",
    from: "both",
    required: false,
    only: "pdf",
  },
];

export const applicantWithPapers = (
  declared: NonNullable<BrandSettings["furtherPapers"]>,
  user = representative,
): CurrentUser => ({ ...user, further_papers: furtherPapersOf(declared, user, [], "2026-11-23") });

const account = {
  bank_name: "みずほ銀行",
  deposit_type: "ordinary" as const,
  bank_account_number: "1234567",
};

export const fullClaim: DraftClaim = {
  obliger_company_name: "株式会社青空建設",
  houjinbangou: "8900000000001",
  houjinbangou_address: "東京都中央区日本橋4丁目8番12号",
  amount: "1,320,000",
  scheduled_deposit_amount_from_obliger: "1,320,000",
  obliger_payment_date: inDays(40),
  is_fixed_debt: true,
  is_bank_transfer_from_obliger: true,
  deducts_bank_charge: false,
  withholds_tax: false,
  forbids_transfer: false,
  twin_reason: "",
  contentfile_relations: [{ kind: "invoice_1", contentfile: uploadRecordOf("invoice_1", 1) }],
  receive_payment_account: {
    ...account,
    obliger_accounts: [{ holder_name: "ｶ)ｱｵｿﾞﾗｹﾝｾﾂ", formatted_holder_name: "" }],
  },
};

export const incompleteClaim: DraftClaim = {
  ...fullClaim,
  obliger_company_name: "大森機械工業株式会社",
  houjinbangou: "",
  houjinbangou_address: "",
  amount: "880,000",
  scheduled_deposit_amount_from_obliger: "",
  obliger_payment_date: "",
  is_fixed_debt: false,
  is_bank_transfer_from_obliger: false,
  contentfile_relations: [],
};

export const draftOfClaims = (...claims: readonly DraftClaim[]): DraftEntry => ({
  ...emptyDraft,
  id: 1,
  version: 4,
  updated_at: "2026-11-21T09:30:00+09:00",
  purchase_amount_desired: "1,200,000",
  purpose: "材料の仕入れと外注費の支払い",
  claims: [...claims],
});
