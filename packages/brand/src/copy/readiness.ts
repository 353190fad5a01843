import { copyArea } from "../text/copy-area.ts";

/** The list of what is still missing; each need by its name and by what is to be done for it. */
export const readinessCopy = copyArea("readiness", {
  title: "お申し込みまでに必要なもの",
  allDone: "すべてそろいました。",
  left: "あと{count}件で申し込めます",
  profile: "登録情報",
  profileWay: "登録情報に入力していない項目があります",
  identity: "本人確認書類",
  identityWay: "本人確認書類を送る",
  bankAccount: "振込先の口座",
  bankAccountWay: "振込先の口座を登録する",
  withdrawalStatements: "入出金明細",
  withdrawalStatementsWay: "{date}以降の入出金明細を送る",
  financialStatements: "決算書類",
  financialStatementsWay: "決算書類を送る",
  done: "提出済み",
  missing: "未提出",
  inadequate: "再提出が必要",
  expired: "期限切れ",
  stepLacks: "この手順で、あと{count}つ必要です",
  stepComplete: "この手順に必要なものはそろいました",
});
