import { todayInTokyo } from "@kaitori/domain";
import type { CallBody, createEntry } from "@kaitori/wire";

type Claims = NonNullable<CallBody<typeof createEntry>["claims"]>;

const day = 24 * 3_600_000;

/** Two invoices that fall due some weeks after the entry; companies of the demo register. */
export function demoClaims(now: Date, invoiceFile: number): Claims {
  const due = (days: number) => todayInTokyo(new Date(now.getTime() + days * day));
  const common = {
    is_fixed_debt: true,
    is_bank_transfer_from_obliger: true,
    contentfile_relations: [{ kind: "invoice", contentfile: { id: invoiceFile } }],
  };
  const account = { bank_name: "三菱UFJ銀行", deposit_type: "ordinary", bank_account_number: "7654321" };
  return [
    {
      ...common,
      obliger_company_name: "株式会社青空建設",
      houjinbangou: "8900000000001",
      houjinbangou_address: "東京都中央区日本橋4丁目8番12号",
      amount: "1320000",
      scheduled_deposit_amount_from_obliger: "1320000",
      obliger_payment_date: due(40),
      receive_payment_account: { ...account, obliger_accounts: [{ holder_name: "カ）アオゾラケンセツ" }] },
    },
    {
      ...common,
      obliger_company_name: "大森機械工業株式会社",
      houjinbangou: "",
      houjinbangou_address: "東京都大田区大森北9丁目99番9号",
      amount: "880000",
      scheduled_deposit_amount_from_obliger: "880000",
      obliger_payment_date: due(55),
      receive_payment_account: {
        ...account,
        obliger_accounts: [{ holder_name: "オオモリキカイコウギョウ（カ" }],
      },
    },
  ];
}
