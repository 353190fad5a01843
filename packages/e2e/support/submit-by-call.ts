import type { Page } from "@playwright/test";
import { callApi, uploadByCall } from "./call-api.ts";
import { inDays } from "./dates.ts";

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
