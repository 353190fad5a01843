import { copyArea } from "../text/copy-area.ts";

/** Reasons why the review policy requests something again or rejects a claim. */
export const reviewCopy = copyArea("review", {
  withdrawalsUnconfirmed: "入出金明細を確認できませんでした。",
  financialsUnconfirmed: "決算書類を確認できませんでした。",
  invoiceMissing: "請求書の画像かPDFが添付されていません。",
  claimUncertain: "金額と支払日の確定、銀行振込でのお支払いをご確認ください。",
  transferExceedsInvoice: "お取引先からの振込予定額が請求書の金額を超えています。",
});
