import { copyArea } from "../text/copy-area.ts";

/** Where, how much, by when and under which number what the payer sent is handed over; on screens, in contract and mails. */
export const handOverCopy = copyArea("handOver", {
  account: "お引き渡し先　{account}",
  due: "{date}まで　{amount}円　照合番号 {reference}",
  sameDay: "同じ期日のほかのお取引があるときは、合わせた額をこの照合番号でお振り込みください。",
  howTo:
    "振込依頼人のお名前の前に、照合番号を入れてください。お名前を変えられない銀行からお振り込みのときは、そのままお振り込みのうえ、お電話で照合番号をお知らせください。",
});
