import type { DraftEntryInput } from "../database/tables/own-records.ts";
import type { TestServer } from "./test-server.ts";

const notUploaded = {
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

/** Inserts complete statements of one bank account and a trial balance; returns a draft with them. */
export async function insertStatements(server: TestServer, applicantId: number) {
  const [cover, details, profitAndLoss, balance] = [
    await server.insertFile(applicantId, "passbook_cover_1"),
    await server.insertFile(applicantId, "passbook_details_1"),
    await server.insertFile(applicantId, "tb_pl"),
    await server.insertFile(applicantId, "tb_bs"),
  ];
  const draft = {
    banks: [
      {
        bank_name: "みずほ銀行",
        bank_account_number: "1234567",
        file_format: "passbook",
        contentfile_relations: [
          { kind: "passbook_cover_1", contentfile: { id: cover } },
          { kind: "passbook_details_1", contentfile: { id: details } },
        ],
      },
    ],
    addfiles: [{ id: profitAndLoss }, { id: balance }],
    financial_statements: {
      canSubmit: false,
      taxReturnSubmission: "document",
      includesSellingAndAdminExpenses: true,
      uploaded: { ...notUploaded, tb_pl: true, tb_bs: true },
    },
  } satisfies Partial<DraftEntryInput>;
  return { draft, cover, details, profitAndLoss, balance, all: [cover, details, profitAndLoss, balance] };
}
