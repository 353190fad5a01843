import { differs, inYen, isDenied, type Judge, yenOf } from "./judge.ts";

const amountShape =
  /(下限|最低|最小|上限|最大|最高)?(?:金?額)?[はが:]?(\d[\d,]*(?:\.\d+)?)(億|万|千)?円(?:の請求書)?(から|以上(?!の数字)|〜|~|より|まで|以下|以内|超|を超え)?/g;
const noLimit = /([上下])限(?:金?額)?[はがも]?(?:なし|無し|ありません|ございません|設けて(?:い|おり)ません)/;

/** Compares the limits of a purchase with the settings. Amounts of charges, capital and sales are ignored. */
export const judgeAmount: Judge = (sentence, { limits: { purchaseAmountMin, purchaseAmountMax } }) => {
  if (/手数料|資本金|年商|売上/.test(sentence)) return undefined;
  const below = (phrase: string) => differs("amountBelow", phrase, inYen(purchaseAmountMin), "amountMin");
  const above = (phrase: string) => differs("amountAbove", phrase, inYen(purchaseAmountMax), "amountMax");
  const isOfPurchase = /金額|買い?取|買取額|請求額/.test(sentence) || noLimit.exec(sentence)?.index === 0;
  const unlimited = isOfPurchase ? noLimit.exec(sentence) : null;
  if (unlimited && !/枚|件|回|年齢/.test(sentence))
    return unlimited[1] === "上" ? above(unlimited[0]) : below(unlimited[0]);
  for (const [phrase, limit, figure = "", unit, bound] of sentence.matchAll(amountShape)) {
    const yen = yenOf(figure, unit);
    if (bound === "超" || bound === "を超え") {
      if (yen >= purchaseAmountMax && !isDenied(sentence)) return above(phrase);
      continue;
    }
    const isUpper = limit === undefined ? /まで|以下|以内/.test(bound ?? "") : /[上大高]/.test(limit);
    const isLower = limit === undefined ? bound !== undefined && !isUpper : !isUpper;
    if (isLower && yen < purchaseAmountMin) return below(phrase);
    if (isUpper && yen > purchaseAmountMax) return above(phrase);
  }
  return undefined;
};

const chargeShape =
  /振り?込み?(?:手数料|(?:に(?:かかる|要する)|の)費用)[はがも:、]*(?:すべて|全額)?(?:お客さ?ま(?:の|ご)?負担)?(?:無料|ゼロ|(\d[\d,]*)円|かかりません|いただきません|(?:当社|弊社|(?![^負]*(?:お客|取引先))[^、]{1,10}?[がので])ご?負担)/;

/** Compares the charge of a transfer with the settings. */
export const judgeCharge: Judge = (sentence, { limits: { bankCharge } }) => {
  const match = chargeShape.exec(sentence);
  return !match || yenOf(match[1] ?? "0") === bankCharge
    ? undefined
    : differs("chargeDiffers", match[0], inYen(bankCharge), "bankCharge");
};
