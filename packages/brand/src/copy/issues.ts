import { copyArea } from "../text/copy-area.ts";

/** What a rule found, in a sentence that says how to mend it. The specification's own sentences are in its area. */
export const issuesCopy = copyArea("issues", {
  summaryTitle: "ご確認いただきたい項目が{count}件あります",
  summaryLine: "{name}：{message}",
  namedPart: "{whole}・{part}",
  accountNumberHelp:
    "口座番号は通帳の表紙の裏、またはネットバンキングの口座情報にあります。6桁以下のときは、頭に0を付けて7桁にしてください。",
  holderNameHelp: "通帳のカナ名義のとおりに入力してください。株式会社は「カ）」のように略します。",
  depositType: "普通か当座を選択してください。",
  noObligerAccounts: "お取引先の振込名義を1つ以上入力してください。通帳に印字される名前です。",
  transferExceedsInvoice:
    "お取引先からの振込予定額が、請求書の金額（税込）を超えています。金額をもう一度ご確認ください。",
  notFixedDebt: "金額と支払日が決まっている請求書だけをお申し込みいただけます。",
  notBankTransfer: "お取引先からの支払いが銀行振込の請求書だけをお申し込みいただけます。",
  noInvoiceFile: "請求書の画像かPDFを1つ以上追加してください。",
  noWithdrawalStatements: "入出金明細を1口座分以上登録してください。",
  fileMissing: "「{kind}」のファイルを追加してください。",
  fileGone:
    "「{kind}」のファイルは、別の画面で削除されています。一覧からこのファイルを外してから、もう一度追加してください。",
  documentGone:
    "書類のファイルが、別の画面で削除されています。一覧からこのファイルを外してから、もう一度追加してください。",
  amount: "金額は1円以上の数字で入力してください。",
  date: "ある日付を、年・月・日の順に入力してください。",
  postcode: "郵便番号は7桁の数字で入力してください。",
  phone: "電話番号は市外局番から入力してください。例：03-1234-5678",
  houjinbangou: "法人番号は13桁の数字です。国税庁の法人番号公表サイトでお確かめいただけます。",
  qualifiedInvoiceNumber: "登録番号は「T」と13桁の数字です。請求書に記載されています。",
  yuchoSymbol: "記号は1か0で始まる5桁の数字です。通帳を開いた最初のページにあります。",
  yuchoNumber: "番号は8桁以下の数字です。通帳を開いた最初のページにあります。",
  choice: "1つ選んでください。",
  duplicateClaim:
    "お取引先・金額・支払日が同じ請求書がほかにもあります。同じ請求書を2度お申し込みいただくことはできません。",
  email: "メールアドレスは「@」を含めて入力してください。例：name@example.jp",
  passwordShort: "パスワードは{min}文字以上にしてください。長いほど安全です。",
  passwordSame: "メールアドレスと同じパスワードは使えません。",
  consentMissing: "内容をお読みのうえ、同意の欄にチェックを入れてください。",
  tooLong: "{max}文字以内で入力してください。",
  tooMany: "{max}件までにしてください。",
  pastDate: "今日より後の日付を入力してください。",
  dateTooFar: "{last}までの日付を入力してください。それより先の請求書は、まだお申し込みいただけません。",
  amountOutOfRange: "{min}円から{max}円までの金額を入力してください。",
  other: "入力内容をもう一度ご確認ください。",
});
