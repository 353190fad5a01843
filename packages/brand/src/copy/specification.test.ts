import { expect, test } from "vitest";
import { copyOf } from "../text/copy-of.ts";
import { specificationCopy } from "./specification.ts";

test("R2.16 R5.1 R5.2 R5.4 R5.5 R5.7 R5.9 R8.9 the copy contains the strings of the specification word for word", () => {
  expect(specificationCopy.texts).toEqual({
    notFoundTitle: "お探しのページが見つかりません",
    serverErrorTitle: "サーバーエラーが発生しました ({code})",
    sessionExpiredTitle: "セッションが切れました ({code})",
    sessionExpiredNote: "再度ログインしてください。",
    otherErrorTitle: "エラーが発生しました ({code})",
    backTo: "{place}に戻る",
    depositTypeOrdinary: "普通",
    depositTypeChecking: "当座",
    bankAccountNumber: "7桁の半角数字で入力してください",
    accountHolderName:
      "ヲを除くカタカナ、英数字、゛゜（）「」／．ー￥スペースで、30文字以内で入力してください。",
    blank: "この項目は空にできません",
    otherUploadUnderWay: "他のファイルをアップロード中です",
    required: "入力してください。",
    noClaims: "請求書がありません。",
    claimDepositType: "普通か当座を選択してください。",
    tooManyClaims: "申し込みに登録できる請求書は5個までです。",
    csrfStale: "ユーザー認証情報が古くなっています。大変申し訳ございませんが、再度ログインしてください",
    deleteFailed: "削除に失敗しました。画面をリロードして再度お試しください",
    draftSaveFailed: "入力内容に誤りがあります。入力内容をご確認いただき、ご修正ください。",
    submitFailed: "申込みに失敗しました",
    detailErrors: "エラーのある項目をご確認ください",
  });
});

test("R8.9 a brand cannot override them", () => {
  const copy = copyOf({ "specification.required": "入れてね" }, specificationCopy);
  expect(copy.required).toBe("入力してください。");
  expect(copy.serverErrorTitle({ code: 503 })).toBe("サーバーエラーが発生しました (503)");
});
