import type { Page } from "@playwright/test";
import { byCall, uploadByCall } from "./by-call.ts";
import { inDays } from "./dates.ts";

/** An entry with one invoice of whoever is signed in, submitted by call; its other papers are those of the draft. */
export async function submitByCall(page: Page) {
  const { id, kind } = await uploadByCall(page, "invoice_1");
  return byCall(page, "POST", "entries/", {
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
