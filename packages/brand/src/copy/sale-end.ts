import { copyArea } from "../text/copy-area.ts";

/** Reasons why the sale of an invoice ended before the price was paid, for the seller (article 13). */
export const saleEndCopy = copyArea("saleEnd", {
  payerInsolvent: "お取引先の支払不能がわかったため",
  payerPaid: "お取引先からの支払いがすでにあったことがわかったため",
});
