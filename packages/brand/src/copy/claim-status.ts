import { copyArea } from "../text/copy-area.ts";

/** The statuses of an invoice. */
export const claimStatusCopy = copyArea("claimStatus", {
  underReview: "審査中",
  inadequate: "書類の不足あり",
  canBuy: "買い取れます",
  contracted: "契約済み",
  transferred: "買取代金を入金済み",
  returned: "お引き渡し済み",
  settled: "お取引先の支払不能で終了",
  settledUncollectable: "お取引先の支払いを見込めず終了",
  delay: "お引き渡しの遅れ",
  cannotBuy: "買い取れません",
  cancel: "取りやめ",
  unknown: "状態 {status}",
  noStatus: "未設定",
  cannotBuyHelp: "今回は買い取りを見送らせていただきました。ほかの請求書でも申し込めます。",
});
