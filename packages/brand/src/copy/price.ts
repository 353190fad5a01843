import { copyArea } from "../text/copy-area.ts";

/** The lines of a price: what is wished for, what the invoice says, what is taken off, what arrives; then what is to be handed over. */
export const priceCopy = copyArea("price", {
  desired: "希望金額",
  face: "請求書の金額（税込）",
  principal: "うち買い取る金額",
  fee: "手数料",
  feeWithRatio: "手数料（{ratio}％）",
  bankCharge: "振込手数料",
  received: "入金額",
  toHandOver: "お引き渡しいただく代金",
});
