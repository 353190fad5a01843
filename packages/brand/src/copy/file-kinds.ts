import { copyArea } from "../text/copy-area.ts";

/** The names of the documents, by file kind (R3.2). */
export const fileKindsCopy = copyArea("fileKinds", {
  identity: "本人確認書類",
  invoice: "請求書",
  additional_doc: "追加の書類",
  withdrawals_detail: "入出金明細",
  passbook_cover: "通帳の表紙",
  passbook_details: "通帳の明細ページ",
  ib_info: "ネットバンキングの口座情報",
  ib_details: "ネットバンキングの入出金明細",
  financial_statements: "決算書",
  pl: "損益計算書",
  bs: "貸借対照表",
  breakdown_statement: "勘定科目内訳書",
  sga_expenses: "販売費及び一般管理費の明細",
  tb_pl: "試算表（損益計算書）",
  tb_bs: "試算表（貸借対照表）",
  tax_returns: "確定申告書",
  business_opening: "開業届",
  delinquency: "納税に関する書類",
  numbered: "{kind}（{number}）",
});
