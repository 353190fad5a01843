import { copyArea } from "../text/copy-area.ts";

/** Written inquiries: a question, or a request to look again at a refusal. */
export const inquiryCopy = copyArea("inquiry", {
  byPhone: "わからないことは、お電話 {phone} でお尋ねください。",
  hours: "受付 {hours}",
  noCost: "費用はかかりません。",
  write: "メッセージで質問する",
  writeHint: "{date}までにお答えします。",
  message: "お問い合わせの内容",
  messageHint: "口座番号やパスワードは書かないでください。",
  complaint: "苦情として送る",
  complaintHint:
    "お答えするまで、代金のお引き渡しをお願いするお電話とメールを止めます。お引き渡しの期日は変わりません。",
  send: "送る",
  close: "閉じる",
  sent: "お問い合わせを受け付けました。{date}までにお答えします。",
  complaintSent: "苦情を受け付けました。{date}までにお答えします。",
  secondLook: "審査の結果を、もう一度確認してほしいとき",
  secondLookResult: "もう一度の確認の結果",
  secondLookHint: "{date}までにお答えします。1つの申し込みについて1回です。",
  askSecondLook: "もう一度の確認を依頼する",
  secondLookMessage: "確認してほしいこと",
  secondLookMessageHint: "請求書の内容が正しい理由や、新しくわかったことをお書きください。",
  sendSecondLook: "依頼する",
  secondLookAsked: "もう一度の確認を受け付けました。{date}までにお答えします。",
  secondLookAnswered: "次のとおりお答えしました。",
});
