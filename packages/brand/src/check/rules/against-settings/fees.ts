import { say } from "../../../sentences/say.ts";
import type { BrandSettings } from "../../../settings/schema.ts";
import { differs, isDenied, isExample, type Judge, percent, yenOf } from "./judge.ts";

const otherFees = "事務|発行|登録|解約|契約|郵送|審査|更新|月額";
const noFee = new RegExp(
  `(?<!振込|振り?込み|${otherFees})手数料[はがも:]?(?:無料|0円|ゼロ|不要|かかりません|いただきません)`,
);

/** Compares fees with the settings. Late damages and taxes are no fees. */
export const judgeFee: Judge = (sentence, { limits }, heading) => {
  // The fees of others: 「一般的な手数料は10%〜20%」.
  if (/相場|一般(?:に|的)|他社|銀行の/.test(sentence) && !/[当弊]社|当サービス/.test(sentence))
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
    /(?:一律|均一|定率|固定|常に)[^。]{0,4}?\d+(?:\.\d+)?%|\d+(?:\.\d+)?%(?:で|の)?(?:一律|均一|定率|固定)/.exec(
      sentence,
    )?.[0];
  const [floor, before, after] =
    /(?:最低|下限)(?:でも|は|が)?(\d+(?:\.\d+)?)%|(?<![\d.])(\d+(?:\.\d+)?)%(?:から|〜|~)(?!\d)/.exec(
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
  return phrase === undefined
    ? undefined
    : {
        message: say("feeRange", { phrase, setting: `${percent(feeRatioMin)}〜${percent(feeRatioMax)}` }),
        mend: say("useValue", { place: "{feeMin}〜{feeMax}％" }),
      };
}

const rounding = 1e-9;

/** 「最大でも8%」 promises less than the settings charge. */
function compareWithMaximum(
  sentence: string,
  phrase: string,
  ratio: number,
  { feeRatioMax }: BrandSettings["limits"],
) {
  const around = new RegExp(
    `(?:最大|最高|上限)(?:でも|は|が|で)?${phrase}|(?<![\\d.])${phrase}(?:以下|以内|が上限|まで(?!の割引))`,
  );
  return ratio < feeRatioMax - rounding && around.test(sentence)
    ? differs("feeCap", phrase, percent(feeRatioMax), "feeMax")
    : undefined;
}

function compareWithLimits(
  phrase: string,
  ratio: number,
  { feeRatioMin, feeRatioMax }: BrandSettings["limits"],
) {
  if (ratio < feeRatioMin - rounding) return differs("feeBelow", phrase, percent(feeRatioMin), "feeMin");
  return ratio > feeRatioMax + rounding
    ? differs("feeAbove", phrase, percent(feeRatioMax), "feeMax")
    : undefined;
}

const yen = "(\\d[\\d,]*(?:\\.\\d+)?)(億|万|千)?円(?!単位|未満)";
const feeInYenShape = new RegExp(
  `(${otherFees})?(?<!振込|振り?込み)手数料(?:として|[はがも:])?(?:一律|最[低大高]|わずか|たった)?${yen}|${yen}の(${otherFees})?手数料`,
);

const furtherCharge = new RegExp(
  `(?:(?:登録|保証|調査|書類作成|仲介|紹介|月)料|(?:年|月)?会費|初期費用|着手金|[解違]約金|出張費|事務費|印紙代)(?:として|[はがも:])?(?:別途)?${yen}|(?:登録|見積もり?|査定|相談)(?:は|が)?有料`,
);

/** A fee in yen must be a share of an amount in the same sentence: of the price, or the difference to it. */
export const judgeFeeInYen: Judge = (sentence, { limits }) => {
  const [charge] = furtherCharge.exec(sentence) ?? [];
  if (charge && !isDenied(sentence) && !/不要|[当弊]社/.test(sentence))
    return { message: say("otherFee", { phrase: charge }), mend: say("takeFeeOut") };
  const match = feeInYenShape.exec(sentence);
  if (!match) return undefined;
  const [phrase, other, figure, unit, figureBefore, unitBefore, otherBefore] = match;
  const paid = yenOf(figure ?? figureBefore ?? "", unit ?? unitBefore);
  if (paid === 0) return undefined;
  if (other ?? otherBefore) return { message: say("otherFee", { phrase }), mend: say("takeFeeOut") };
  const rest = sentence.replace(phrase, "");
  const [largest] = [...rest.matchAll(new RegExp(yen, "g"))]
    .map(([, figure = "", unit]) => yenOf(figure, unit))
    .sort((one, another) => another - one);
  if (largest !== undefined && largest > paid)
    return compareWithLimits(phrase, paid / (/届|入金|手取/.test(rest) ? largest + paid : largest), limits);
  const [least, most] = [percent(limits.feeRatioMin), percent(limits.feeRatioMax)];
  return { message: say("feeInYen", { phrase, least, most }), mend: say("sayShare") };
};
