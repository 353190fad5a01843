import { differs, inYen, isDenied, isExample, type SentenceCheck, yenOf } from "./sentence-check.ts";

const amountPattern =
  /(下限|最低|最小|上限|最大|最高)?(?:の?(?:買い?取り?)?金?額)?[はが:]?(\d[\d,]*(?:\.\d+)?)(億|万|千)?円(の[^、。\d]{0,6}(?:請求書|代金|小口))?(から|以上(?!の数字)|〜|~|より|まで|以下|以内|超|を超え|で?も(?=[^。]{0,6}(?:買|申|対応|可|歓迎|利用|使え|資金|現金|お気軽|どうぞ|承)))?/g;
const boundPattern =
  /^(?:$|です|(?:の請求書)?が対象|[^、]{0,6}(?:買|申|利用|使え|対応|受け|引き受け|扱え|承|可|登録))/;
const noLimit =
  /(?:([上下])限|いくらでも)(?:金?額)?[はがも]?(?:かまい|構い|大丈夫|買い?取|なし|無し|ありません|ございません|設けて(?:い|おり)ません)/;

/** Compares the limits of a purchase with the settings. Amounts of charges, capital and sales are ignored. */
export const checkAmount: SentenceCheck = (
  sentence,
  { limits: { purchaseAmountMin, purchaseAmountMax } },
) => {
  if (/手数料|資本金|年商|売上/.test(sentence)) return undefined;
  const below = (phrase: string) => differs("amountMin", phrase, inYen(purchaseAmountMin));
  const above = (phrase: string) => differs("amountMax", phrase, inYen(purchaseAmountMax));
  const isOfPurchase = /金額|買い?取|買取額|請求額/.test(sentence) || noLimit.exec(sentence)?.index === 0;
  const unlimited = isOfPurchase ? noLimit.exec(sentence) : null;
  if (unlimited && !/枚|件|回|年齢/.test(sentence))
    return unlimited[1] !== "下" ? above(unlimited[0]) : below(unlimited[0]);
  const isBought =
    /買い?取|申し?込|請求書|金額|利用|使え|対応|資金化|現金化|引き受け|扱え|お気軽|どうぞ|承|歓迎/.test(
      sentence,
    );
  const isBinding = isBought && !isDenied(sentence) && !isExample(sentence);
  const range = `${inYen(purchaseAmountMin)}〜${inYen(purchaseAmountMax)}`;
  for (const [phrase, limit, figure = "", unit, invoice, bound] of sentence.matchAll(amountPattern)) {
    const yen = yenOf(figure, unit);
    if (bound === "超" || bound === "を超え") {
      if (yen >= purchaseAmountMax && isBinding && !/とき|分け|一部/.test(sentence)) return above(phrase);
      continue;
    }
    // 「2億円の請求書も歓迎」 names no bound, but an invoice that is bought.
    if (isBinding && (bound ?? "も").endsWith("も") && (invoice ?? bound)) {
      if (yen > purchaseAmountMax) return above(phrase);
      if (yen < purchaseAmountMin) return below(phrase);
      continue;
    }
    const isUpper = limit === undefined ? /まで|以下|以内/.test(bound ?? "") : /[上大高]/.test(limit);
    const isLower = limit === undefined ? bound !== undefined && !isUpper : !isUpper;
    if (isLower && yen < purchaseAmountMin) return below(phrase);
    if (isUpper && yen > purchaseAmountMax) return above(phrase);
    // 「1,000万円以上の請求書は、時間がかかります」 is no bound of the service.
    const isBound = boundPattern.test(sentence.slice(sentence.indexOf(phrase) + phrase.length));
    if (
      isBinding &&
      isBound &&
      ((isLower && yen > purchaseAmountMin) || (isUpper && yen < purchaseAmountMax))
    )
      return differs("amounts", phrase, range, "{amountMin}円〜{amountMax}円");
  }
  return undefined;
};

const chargePattern =
  /振り?込み?(?:の?手数料|(?:に(?:かかる|要する)|の)費用)[はがも:、]*(?:すべて|全額|一切|いっさい)?(?:お客さ?ま(?:の|ご)?負担)?(?:無料|ゼロ|(\d[\d,]*)円|かかりません|いただきません|(?:当社|弊社|(?![^負]*(?:お客|取引先|甲|利用者))[^、]{1,10}?[がので])(?:ご?負担|持ち|もち))/;

/** 「手数料だけを差し引いた額で、ほかの費用はかかりません」 denies the charge of a transfer. */
const onlyFeePattern =
  /(?<!振込|振り?込みの?)手数料(?:\([^)]*\))?(?:だけ|のみ)[をがで、].*ほかの?(?:費用|料金|お金)は?、?(?:一切|いっさい)?(?:かかりません|いただきません|不要|ございません)/;

/** Compares the charge of a transfer with the settings. */
export const checkCharge: SentenceCheck = (sentence, { limits: { bankCharge } }) => {
  const match =
    chargePattern.exec(sentence) ?? (/振り?込/.test(sentence) ? null : onlyFeePattern.exec(sentence));
  return !match || yenOf(match[1] ?? "0") === bankCharge
    ? undefined
    : differs("bankCharge", match[0], inYen(bankCharge));
};
