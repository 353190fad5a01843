import { copyArea } from "../text/copy-area.ts";

/** Account, amount, date and reference number for handing over the payer's money; on screens, in contract and mails. */
export const handOverCopy = copyArea("handOver", {
  account: "お引き渡し先　{account}",
  due: "{date}まで　{amount}円　照合番号 {reference}",
  dueWithoutReference: "{date}まで　{amount}円",
  sameDay: "同じ期日のほかのお取引があるときは、合わせた額をこの照合番号でお振り込みください。",
  accountTitle: "お引き渡し先の口座",
  bank: "銀行",
  branch: "支店",
  nameWithCode: "{name}（{code}）",
  kind: "種別",
  holder: "口座名義",
  amount: "お引き渡し額",
  dueOn: "期日",
  dueUnknown: "お取引先の支払いの予定日がわかってから、ご案内します。",
  reference: "照合番号",
  referenceChanged: "期日が変わると、照合番号も変わります。前の番号でお振り込みになっても確認できます。",
  obligers: "お取引先",
  includesOthers: "同じ期日のほかのお取引の分を含みます。",
  calendar: "カレンダーに入れる",
  calendarTitle: "代金のお引き渡し {amount}円（{serviceName}）",
  howTo: "振込依頼人のお名前の前に、照合番号を入れてください。",
  howToWithoutName:
    "お名前を変えられない銀行からお振り込みのときは、そのままお振り込みのうえ、お電話で照合番号をお知らせください。",
});
