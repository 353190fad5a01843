import { shareOf } from "@kaitori/domain";
import { say } from "../../../sentences/say.ts";
import type { BrandSettings } from "../../../settings/schema.ts";
import { differs, inYen, isDenied, isExample, type Judge, percent, yenOf } from "./judge.ts";

const otherFees = "事務|発行|登録|解約|契約|郵送|審査|更新|月額";
const noFee = new RegExp(
  `(?<!振込|振り?込み|${otherFees})手数料[はがも:]?(?:無料|0円|ゼロ|不要|かかりません|いただきません)`,
);

/** Compares fees with the settings. Late damages and taxes are no fees. */
export const judgeFee: Judge = (sentence, { limits }, heading) => {
  // The fees of others: 「一般的な手数料は10%〜20%」.
  if (
    /相場|一般(?:に|的)|他社|(?:ほか|他|よそ|別)の会社|銀行の/.test(sentence) &&
    !/[当弊]社|当サービス/.test(sentence)
  )
    return undefined;
  if (!`${heading}${sentence}`.includes("手数料") || /利用率|割引/.test(heading)) return undefined;
  const figures = [...sentence.matchAll(/(年|税)?(\d+(?:\.\d+)?)%/g)]
    .filter(([, before]) => before === undefined)
    .map(([phrase, , figure]) => ({ phrase, ratio: Number(figure) / 100 }));
  const free = noFee.exec(sentence);
  return [...(free ? [{ phrase: free[0], ratio: 0 }] : []), ...figures]
    .map(
      ({ phrase, ratio }) =>
        compareWithLimits(phrase, ratio, limits) ?? compareWithMaximum(sentence, phrase, ratio, limits),
    )
    .concat(otherRange(sentence, limits))
    .find((fault) => fault !== undefined);
};

/** 「手数料は3%から9%」 names a range, which is that of the settings unless it is an example. */
function otherRange(sentence: string, { feeRatioMin, feeRatioMax }: BrandSettings["limits"]) {
  if (isExample(sentence)) return undefined;
  const flat =
    feeRatioMin < feeRatioMax &&
    /(?:一律|均一|定率|固定|常に|いつも|同じ)[^。]{0,4}?\d+(?:\.\d+)?%|\d+(?:\.\d+)?%(?:で|の)?(?:一律|均一|定率|固定)/.exec(
      sentence,
    )?.[0];
  const [floor, before, after] =
    /(?:最低|下限)(?:でも|は|が)?(\d+(?:\.\d+)?)%|(?<![\d.])(\d+(?:\.\d+)?)%台?(?:から|〜|~)(?!\d)/.exec(
      sentence,
    ) ?? [];
  const isHigher = Number(before ?? after) / 100 > feeRatioMin + rounding;
  const [range, low, high] =
    /(?<![\d.])(\d+(?:\.\d+)?)%?(?:から|〜|~|-)(\d+(?:\.\d+)?)%(?:まで|です|の間|の範囲|[、)]|$)/.exec(
      sentence,
    ) ?? [];
  const isSame = (figure: string | undefined, ratio: number) =>
    Math.abs(Number(figure) / 100 - ratio) < rounding;
  const isOther = range !== undefined && !(isSame(low, feeRatioMin) && isSame(high, feeRatioMax));
  const phrase = flat || (isOther ? range : undefined) || (isHigher ? floor : undefined);
  return phrase === undefined ? undefined : rangeFault(phrase, { feeRatioMin, feeRatioMax });
}

type Ratios = Pick<BrandSettings["limits"], "feeRatioMin" | "feeRatioMax">;
const rangeFault = (phrase: string, { feeRatioMin, feeRatioMax }: Ratios) =>
  differs("fees", phrase, `${percent(feeRatioMin)}〜${percent(feeRatioMax)}`, "{feeMin}〜{feeMax}％");

const rounding = 1e-9;

/** 「最大でも8%」 promises less than the settings charge. */
function compareWithMaximum(
  sentence: string,
  phrase: string,
  ratio: number,
  { feeRatioMax }: BrandSettings["limits"],
) {
  const around = new RegExp(
    `(?:最大|最高|上限|[高多]くて)(?:でも|も|は|が|で)?${phrase}|(?<![\\d.])${phrase}(?:以下|以内|が上限|どまり|止まり|が限度|まで(?!の割引))`,
  );
  return ratio < feeRatioMax - rounding && around.test(sentence)
    ? differs("feeMax", phrase, percent(feeRatioMax))
    : undefined;
}

function compareWithLimits(
  phrase: string,
  ratio: number,
  { feeRatioMin, feeRatioMax }: BrandSettings["limits"],
) {
  if (ratio < feeRatioMin - rounding) return differs("feeMin", phrase, percent(feeRatioMin));
  return ratio > feeRatioMax + rounding ? differs("feeMax", phrase, percent(feeRatioMax)) : undefined;
}

const yen = "(\\d[\\d,]*(?:\\.\\d+)?)(億|万|千)?円(?!単位|未満)";
const feeInYenShape = new RegExp(
  `(${otherFees})?(?<!振込|振り?込みの?)手数料(?:として|[はがも:])?(?:一律|最[低大高]|わずか|たった)?${yen}(?!の請求書)|${yen}の(${otherFees})?手数料`,
);

const furtherCharge = new RegExp(
  `(?:(?:登録|保証|調査|書類作成|仲介|紹介|キャンセル|月|利用|使用)料|(?:年|月)?会費|初期費用|着手金|[解違]約金|出張費|事務費|印紙代)(?:として|[はがも:])?(?:別途)?(?:${yen}|\\d+%)|(?:取り?下げ|取りやめ|解除|解約|辞退|再審査|延長|変更)(?:た|の|に(?:は|かかる)?|る)?(?:費用|手数料|料金)[^。]{0,14}(?:頂戴|いただ|申し受け|かか(?!り)|かかります|支払|必要|発生)|(?:費用|料金)(?:として|は)?[^。、]{0,8}円を?(?:いただ|頂戴|申し受け|お?支払)|(?:登録|見積もり?|査定|相談)[はが(]?有料|(?:[解違]約金|(?:審査|登録|事務|調査|相談|査定|利用|月額)(?:手数)?料|印紙代|解約料|キャンセル料|延滞料|保証金|預り金|手付金|着手金)[がはを]?[^。、]{0,6}(?:いただ|頂戴|申し受け|かかり|発生|必要|お支払い)`,
);

const priceRatioShape =
  /(?:(?:請求書?の?金?額|額面|債権額)の|掛け?目は?)(\d+(?:\.\d+)?)%(?=[をでがはの、す]*(?:お?買い?取|お?支払い?[しま]|お?振り?込|入金|資金|現金|$))/;

/** 「額面の80%で買い取ります」 takes a fee of 20 %. */
export const judgePriceRatio: Judge = (sentence, { limits }) => {
  const [phrase, figure] = priceRatioShape.exec(sentence) ?? [];
  const isLimit = [limits.feeRatioMin, limits.feeRatioMax].some(
    (limit) => Math.abs(1 - Number(figure) / 100 - limit) < rounding,
  );
  return phrase === undefined || isLimit || isExample(sentence) ? undefined : rangeFault(phrase, limits);
};

const arrivingShape = new RegExp(
  `(?<![約\\d,.])${yen}(?:を|が)、?(?:お?振り?込|入金|お?届|お?受け?取|お?手元|口座)|入金額は、?${yen}`,
);

/** 「100万円の請求書で手数料3%なら、970,000円」, or less by the charge of the transfer. */
export const judgeExample: Judge = (sentence, { limits: { bankCharge } }) => {
  const [phrase = "", ...parts] = arrivingShape.exec(sentence) ?? [];
  const [, ratio] = /手数料[^、。\d]{0,4}(\d+(?:\.\d+)?)%/.exec(sentence) ?? [];
  const [face = 0] = yenIn(sentence.replace(phrase, ""));
  const [arriving = 0] = yenIn(phrase);
  const price = face - (feeOf(face, ratio) ?? 0);
  const right = sentence.includes("振込手数料") ? [price - bankCharge] : [price, price - bankCharge];
  return ratio === undefined || parts.length === 0 || arriving >= face || right.includes(arriving)
    ? undefined
    : { message: say("miscounted", { phrase }), howToFix: say("write", { text: inYen(price - bankCharge) }) };
};

/** A fee in yen is its share of the amount, and what arrives is the amount less the fee. */
export const judgeSum: Judge = (sentence, { limits: { bankCharge } }) => {
  const [face = 0] = yenIn(sentence);
  const [phrase, figure, unit] =
    new RegExp(
      `(?<!振込|振り?込みの?)手数料(?:は|が|として|率)?(?:\\d+(?:\\.\\d+)?%)?[のでは、]?${yen}(?!から|〜|~)`,
    ).exec(sentence) ?? [];
  const fee = yenOf(figure ?? "0", unit);
  if (phrase === undefined || fee === 0 || fee >= face || /約|ほど|くらい|目安|から/.test(sentence))
    return undefined;
  const [arriving, ...parts] = arrivingShape.exec(sentence) ?? [];
  const [whole = 0] = yenIn(arriving ?? "");
  const [, ratio] = /(?<![\d.])(\d+(?:\.\d+)?)%/.exec(sentence) ?? [];
  if (parts.length > 0 && whole < face && ![face - fee, face - fee - bankCharge].includes(whole))
    return {
      message: say("miscounted", { phrase: arriving ?? "" }),
      howToFix: say("write", { text: inYen(face - fee - bankCharge) }),
    };
  const right = feeOf(face, ratio);
  return right === null || whole === face || right === fee
    ? undefined
    : { message: say("miscounted", { phrase }), howToFix: say("write", { text: inYen(right) }) };
};

const feeOf = (face: number, percentage: string | undefined) =>
  shareOf(Math.round(face), (Number(percentage) / 100).toFixed(6));

/** The amounts of a sentence, the largest first. */
const yenIn = (sentence: string) =>
  [...sentence.matchAll(new RegExp(yen, "g"))]
    .map(([, figure = "", unit]) => yenOf(figure, unit))
    .sort((one, another) => another - one);

/** A fee in yen must be a share of an amount in the same sentence: of the price, or the difference to it. */
export const judgeFeeInYen: Judge = (sentence, { limits }) => {
  const [charge] = furtherCharge.exec(sentence) ?? [];
  if (charge && !isDenied(sentence) && !/不要|[当弊]社/.test(sentence))
    return { message: say("otherFee", { phrase: charge }), howToFix: say("takeFeeOut") };
  const match = feeInYenShape.exec(sentence);
  if (!match) return undefined;
  const [phrase, other, figure, unit, figureBefore, unitBefore, otherBefore] = match;
  const paid = yenOf(figure ?? figureBefore ?? "", unit ?? unitBefore);
  if (paid === 0) return undefined;
  if (other ?? otherBefore) return { message: say("otherFee", { phrase }), howToFix: say("takeFeeOut") };
  const rest = sentence.replace(phrase, "");
  const [largest] = yenIn(rest);
  if (largest !== undefined && largest > paid)
    return compareWithLimits(phrase, paid / (/届|入金|手取/.test(rest) ? largest + paid : largest), limits);
  const [least, most] = [percent(limits.feeRatioMin), percent(limits.feeRatioMax)];
  return { message: say("feeInYen", { phrase, least, most }), howToFix: say("sayShare") };
};
