import { copyArea } from "../text/copy-area.ts";

/**
 * The strings that the specification fixes word for word; no brand may override them. The `message` strings of errors
 * (R8) are in `specifiedMessages` of `@kaitori/api-client`.
 */
export const specificationCopy = copyArea("specification", {
  // R2.16 error pages
  notFoundTitle: "お探しのページが見つかりません",
  serverErrorTitle: "サーバーエラーが発生しました ({code})",
  sessionExpiredTitle: "セッションが切れました ({code})",
  sessionExpiredNote: "再度ログインしてください。",
  otherErrorTitle: "エラーが発生しました ({code})",
  backTo: "{place}に戻る",
  // R3.3 bank account
  depositTypeOrdinary: "普通",
  depositTypeChecking: "当座",
  // R5 validation
  bankAccountNumber: "7桁の半角数字で入力してください",
  accountHolderName:
    "ヲを除くカタカナ、英数字、゛゜（）「」／．ー￥スペースで、30文字以内で入力してください。",
  blank: "この項目は空にできません",
  otherUploadUnderWay: "他のファイルをアップロード中です",
  required: "入力してください。",
  noClaims: "請求書がありません。",
  claimDepositType: "普通か当座を選択してください。",
  tooManyClaims: "申し込みに登録できる請求書は5個までです。",
  // R7.6, R8 errors
  csrfStale: "ユーザー認証情報が古くなっています。大変申し訳ございませんが、再度ログインしてください",
  deleteFailed: "削除に失敗しました。画面をリロードして再度お試しください",
  draftSaveFailed: "入力内容に誤りがあります。入力内容をご確認いただき、ご修正ください。",
  submitFailed: "申込みに失敗しました",
  detailErrors: "エラーのある項目をご確認ください",
});
