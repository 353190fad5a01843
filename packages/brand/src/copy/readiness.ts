import { copyArea } from "../text/copy-area.ts";

/** The list of what is still missing. */
export const readinessCopy = copyArea("readiness", {
  title: "お申し込みまでに必要なもの",
  allDone: "すべてそろいました。申し込みへ進めます。",
  left: "あと{count}件で申し込めます",
  profile: "登録情報",
  profileMissing: "登録情報に入力していない項目があります",
  bankAccount: "振込先の口座",
  bankAccountMissing: "振込先の口座を登録する",
  identity: "本人確認書類",
  identityMissing: "本人確認書類を送る",
  withdrawals: "入出金明細",
  withdrawalsMissing: "{date}以降の入出金明細を送る",
  financials: "決算書類",
  financialsMissing: "決算書類を送る",
  invoices: "請求書",
  invoicesMissing: "請求書を登録する",
  done: "提出済み",
  missing: "未提出",
  goThere: "入力する",
});
