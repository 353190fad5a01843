import { copyArea } from "../text/copy-area.ts";

/**
 * The lines of a price: requested amount, face value, deductions, amount paid out; then the amount to hand over. The
 * amount that arrives in the account is called 入金額 everywhere.
 */
export const priceCopy = copyArea("price", {
  desired: "希望金額",
  face: "請求書の金額（税込）",
  principal: "うち買い取る金額",
  fee: "手数料",
  feeWithRatio: "手数料（{ratio}％）",
  bankCharge: "振込手数料",
  received: "入金額",
  expected: "入金額（契約したとき）",
  expectedOfAll: "入金額（すべて契約したとき）",
  toArrive: "入金予定額",
  noCost: "費用はかかりません。",
  invoices: "請求書",
  purchased: "買い取る金額",
  estimate: "入金額の目安",
  estimateRange: "{low}円〜{high}円",
  estimateOfTotal: "請求書の金額",
  estimateOfScheduled: "振込予定額",
  estimateNote: "{base}から手数料{min}〜{max}％と振込手数料{charge}円を引いた額",
  toHandOver: "お引き渡しいただく額",
  toHandOverNext: "次のお引き渡し額",
  toHandOverLate: "お引き渡しの期日を過ぎた額",
});
