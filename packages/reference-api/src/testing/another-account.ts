/** Bank account that differs from that of new test applicants. */
export const anotherAccount = {
  bank_name: "三井住友銀行",
  branch_name: "本店営業部",
  deposit_type: "ordinary",
  bank_account_number: "7654321",
  account_holder_name: "カ）ヤマダセイサクシヨ",
};
