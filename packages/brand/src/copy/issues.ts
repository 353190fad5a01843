import { copyArea } from "../text/copy-area.ts";

/** Sentences for the findings of rules; each says how to correct the value. */
export const issuesCopy = copyArea("issues", {
  summaryTitle: "ご確認いただきたい項目が{count}件あります",
  summaryAllCorrected: "ご確認の項目は、すべて直りました",
  summaryLine: "{name}：{message}",
  namedPart: "{whole}・{part}",
  toEnter: "{name}を入力してください。",
  toChoose: "{name}を選んでください。",
  depositType: "普通か当座を選択してください。",
  noObligerAccounts: "お取引先の振込名義を1つ以上入力してください。通帳に印字される名前です。",
  transferExceedsInvoice:
    "お取引先からの振込予定額が、請求書の金額（税込）を超えています。金額をもう一度ご確認ください。",
  deductedNotLess: "差し引かれた後に振り込まれる金額を入力してください。請求書の金額より少なくなります。",
  notFixedDebt: "買い取れるのは、金額と支払日が決まっている請求書だけです。",
  notBankTransfer: "買い取れるのは、お取引先からの支払いが銀行振込の請求書だけです。",
  noInvoiceFile: "請求書の画像かPDFを1つ以上追加してください。",
  noWithdrawalStatements: "入出金明細を1口座分以上登録してください。",
  fileMissing: "「{kind}」のファイルを追加してください。",
  sideMissing: "運転免許証は、表と裏の両方を追加してください。",
  kindsOfOneSet:
    "1つのファイルにまとめられるのは、同じ決算書か試算表の書類だけです。ほかの書類は分けて追加してください。",
  fileGone:
    "「{kind}」のファイルは、別の画面で削除されています。一覧からこのファイルを外してから、もう一度追加してください。",
  documentGone:
    "書類のファイルが、別の画面で削除されています。一覧からこのファイルを外してから、もう一度追加してください。",
  sameFileAgain: "前回と同じファイルです。ご案内の点を直したファイルを追加してください。",
  invoiceOffered:
    "この請求書のファイルは、受付番号{code}の申し込みで受け付けています。同じ請求書は2度申し込めません。別の請求書のファイルに差し替えてください。",
  amount: "金額は1円以上の数字で入力してください。",
  amountTooLarge: "金額が大きすぎます。桁数をもう一度ご確認ください。",
  date: "ある日付を、年・月・日の順に入力してください。",
  postcode: "郵便番号は7桁の数字で入力してください。",
  phone: "電話番号の桁数をお確かめください。例：03-1234-5678、090-1234-5678",
  houjinbangou: "法人番号は13桁の数字です。国税庁の法人番号公表サイトでお確かめいただけます。",
  yuchoSymbol: "記号は1か0で始まる5桁の数字です。通帳を開いた最初のページにあります。",
  yuchoNumber: "番号は{min}〜{max}桁の数字です。通帳を開いた最初のページにあります。",
  yuchoEnding: "記号が1で始まる口座の番号は、1で終わります。番号をもう一度ご確認ください。",
  holderMismatch:
    "口座名義が、登録の会社名・お名前と合いません。会社の方は会社の口座、個人事業の方はご本人の口座を、通帳のカナ名義のとおりに入力してください。",
  nameCharacters:
    "絵文字など、契約書に書けない文字は使えません。登記や本人確認書類のとおりに入力してください。",
  unreadableCharacters:
    "外字など、ほかの機器で読めない文字が含まれています。常用の漢字かカタカナで入力してください。",
  traderCompanyForm:
    "個人事業の屋号に「株式会社」などは使えません。法人の方は、事業の形で法人をお選びください。",
  choice: "1つ選んでください。",
  duplicateClaim:
    "お取引先が同じで、金額と支払日が同じか近い請求書がほかにもあります。同じ請求書ではないか、ご確認ください。",
  stillDifferent: "請求書と違うとご案内した内容のままです。直すか、このままで正しいことを選んでください。",
  nothingNew:
    "この請求書は、前回から何も変わっていません。内容を直すか、請求書のファイルを追加してください。内容に間違いがないときは、お電話でお知らせください。",
  email:
    "メールアドレスは「name@example.jp」のように、「@」と、その後の「.jp」や「.com」まで入力してください。",
  passwordShort: "パスワードは{min}文字以上にしてください。長いほど安全です。",
  passwordSame: "メールアドレスと同じパスワードは使えません。",
  passwordCommon:
    "よく使われる言葉や並びのため、このパスワードは使えません。関係のない言葉をいくつかつなげてください。",
  passwordOwnWords:
    "お名前・会社名・電話番号・メールアドレス・サービス名からわかるパスワードは使えません。関係のない言葉を足してください。",
  consentMissing: "内容をお読みのうえ、同意の欄にチェックを入れてください。",
  explanationNotRead: "重要事項の説明をお読みのうえ、確認の欄にチェックを入れてください。",
  tooLong: "{max}文字以内で入力してください。",
  tooMany: "{max}件までにしてください。",
  futureDate: "今日までの日付を入力してください。",
  beforeContract:
    "ご契約の日（{first}）から今日までの日付を入力してください。ご契約より前に届いた代金は、お電話でお知らせください。",
  expectedDateTooFar: "{last}までの日付を入力してください。",
  moreThanLeft: "{max}円までの金額を入力してください。",
  pastDate: "今日より後の日付を入力してください。",
  paymentDateTooFar: "{last}までの日付を入力してください。それより先の請求書では、まだ申し込めません。",
  otherPayer:
    "請求書の宛名が、お取引先と違います。請求書を替えるか、この請求書で正しいことを選んでください。",
  amountOutOfRange: "{min}円から{max}円までの金額を入力してください。",
  other: "入力内容をもう一度ご確認ください。",
});
