import { copyArea } from "../text/copy-area.ts";

/** The logged-in home. */
export const mypageCopy = copyArea("mypage", {
  title: "マイページ",
  greeting: "{name}さま",
  newEntry: "新しく申し込む",
  checkProfile: "登録情報を確かめてから申し込む",
  entries: "これまでの申し込み",
  noEntriesTitle: "申し込みはまだありません",
  noEntriesText: "請求書を用意して、最初の申し込みを始めましょう。写真で送れます。",
  entryCode: "受付番号",
  entryAmount: "希望金額",
  receivedAmount: "入金額",
  claimCount: "請求書{count}件",
  returnTitle: "お引き渡しの予定",
  returnLead:
    "お取引先から代金が届いたら、期日までにお引き渡しください。入金の状況は、申し込みの詳細からお知らせいただけます。",
  detailOf: "{code} を詳しく見る",
  toContract: "条件を確認して契約する",
  toResubmit: "不足している書類を送る",
});
