import { copyArea } from "../text/copy-area.ts";

/** Why the sale of an invoice ended before its price was paid, as the seller reads it (article 13). */
export const saleEndCopy = copyArea("saleEnd", {
  payerInsolvent: "お取引先の支払不能がわかったため",
  payerPaid: "お取引先からの支払いがすでにあったことがわかったため",
});
