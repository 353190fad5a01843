import { shareOf } from "@kaitori/domain";
import type { BrandSettings } from "../../../settings/schema.ts";
import { faultOf } from "../../finding.ts";
import { percent } from "../../quantities.ts";
import { differs, inYen, isDenied, isExample, type SentenceCheck, yenOf } from "./sentence-check.ts";

const otherFees = "事務|発行|登録|解約|契約|郵送|審査|更新|月額";
const noFee = new RegExp(
  `(?<!振込|振り?込み|${otherFees})手数料[はがも:]?(?:無料|0円|ゼロ|不要|かかりません|いただきません)`,
);

/** Compares fees with the settings. Rates of late damages and of taxes are ignored. */
export const checkFee: SentenceCheck = (sentence, { limits }, heading) => {
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
    /(?:一律|均一|定率|固定|常に|いつも|同じ|どなた[さま]*も|どちらさまも|皆さ[まん]|みなさ[まん])[^。]{0,4}?\d+(?:\.\d+)?%|\d+(?:\.\d+)?%(?:で|の)?(?:一律|均一|定率|固定)/.exec(
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
const feeInYenPattern = new RegExp(
  `(${otherFees})?(?<!振込|振り?込みの?)手数料(?:として|[はがも:])?(?:一律|最[低大高]|わずか|たった)?${yen}(?!の請求書)|${yen}の(${otherFees})?手数料|(?<=手数料(?:として|[はがも:])?\\(?[\\d,]+[億万千]?円の請求書なら、?)${yen}`,
);

const actsOfService =
  "(?:登録|入会|相談|見積もり?|査定|審査|調査|鑑定|事務|契約書の?作成|書類(?:の写し|作成)?|初期|月額?|月々|年会?|組合|利用|使用|仲介|紹介|郵便|郵送|印紙|保管|キャンセル|取り?下げ|取りやめ|解除|解約|辞退|再審査|延長|変更)";
const charge = `${actsOfService}(?:た|に(?:は|かか[るっ]た|要した)|[のる])?、?(?:(?:利用|手数|作成)?料(?!率)|(?:事務)?費用?|(?:所定の)?料金|代金?(?!金)|フィー|実費)|実費|手間賃|(?:入会|会|出資|預か?り|着手|手付|保証|[解違]約)(?:金|費)|組合費|延滞料|手付|手続きのお金`;
/** Acts that cost nothing: a refusal, a withdrawal, registration, advice, an estimate. */
const costless =
  "(?:(?:お?断り?|見送り?|買い取れない|落ち|(?:お?取りや|おや|や)め|お?取り?下げ|至らない|登録|相談|見積もり?|査定|審査|解約|辞退)[^。]{0,18})";
const charged =
  "(?:お?預か|ございます(?!か)|があります(?!か)|申し受け|頂戴|いただ(?!け(?:ば|れ))|頂(?!戴)|添えて(?:ください|いただ)|払って(?:ください|いただ)|か?かります|かかる|生じ|発生|必要|要り|お?納め|お?支払い?(?:いただ|ください)|ご?負担(?:願|いただ|ください|です|でござ)|折半)";
const furtherCharge = new RegExp(
  [
    `(?:${charge})(?:として|のみ|だけ|分)?[はがをもに、]*(?:別途|別に|所定の|年に一度|すべて|全額)?(?:(?!払)[^。、]){0,10}${charged}`,
    // Costs of the customer's business are paid to others: 「外注費が必要なとき」.
    "(?:出張の)?(?<!\\p{sc=Han})\\p{sc=Han}{1,3}(?<!手数|材|資|燃|無|経|原|食)(?:料|費|賃)(?!\\p{sc=Han})(?:として|のみ|だけ)?[はがをもに、]*[^。、]{0,10}(?:申し受け|頂戴(?:いた|し)|ご?負担(?:願|いただ|です|でござ)|お?納め(?:いただき|ください)|いただきます)",
    `(?:${charge})(?:として|[はがも:])?(?:別途)?(?:${yen}|\\d+%)|(?:料|[かが]?費用|料金)は?、?返金(?:いたし|し)ません`,
    `${costless}(?:の?費用|料金|お金|お代|${yen}|[一二三五]?[千万]円)[はがを]?[^。、]{0,6}(?:${charged}|精算)|(?:登録|相談|見積もり?|査定)[はがも、(]{0,2}[^。、]{0,4}${yen}(?:です|でござ|$)|有料(?!老人|職業|放送|の?道路)`,
    `月額[はも、]*(?!0円)${yen}|^(?:ご?契約の?)?(?:費用|料金)(?:として|は)?、?[^。、]{0,8}(?:円を?(?:いただ|頂戴|申し受け|お?支払)|折半)`,
  ].join("|"),
  "u",
);

const priceRatioPattern =
  /(?:(?:請求書?の?金?額|額面|債権額)の|掛け?目は?)(\d+(?:\.\d+)?)%(?=[をでがはの、す]*(?:お?買い?取|お?支払い?[しま]|お?振り?込|入金|資金|現金|$))/;

/** 「額面の80%で買い取ります」 takes a fee of 20 %. */
export const checkPriceRatio: SentenceCheck = (sentence, { limits }) => {
  const [phrase, figure] = priceRatioPattern.exec(sentence) ?? [];
  const isLimit = [limits.feeRatioMin, limits.feeRatioMax].some(
    (limit) => Math.abs(1 - Number(figure) / 100 - limit) < rounding,
  );
  return phrase === undefined || isLimit || isExample(sentence) ? undefined : rangeFault(phrase, limits);
};

const arrivingPattern = new RegExp(
  `(?<![約\\d,.])${yen}(?:を|が)、?(?:お?振り?込|入金|お?届|お?受け?取|お?手元|口座)|入金額は、?${yen}`,
);

const feePattern = new RegExp(
  `(?<!振込|振り?込みの?)手数料(?:は|が|として|率)?(?:\\d+(?:\\.\\d+)?%)?[のでは、]?${yen}(?!から|〜|~)`,
);

/** A fee in yen is its share of the amount; the amount less the fee, or also less the charge, is transferred. */
export const checkSum: SentenceCheck = (sentence, { limits: { bankCharge } }) => {
  if (/約|ほど|くらい|目安/.test(sentence)) return undefined;
  const [arriving = ""] = arrivingPattern.exec(sentence) ?? [];
  const [fee, figure = "0", unit] = feePattern.exec(sentence) ?? [];
  const [face = 0] = yenIn(sentence.replace(arriving, ""));
  const [whole = face] = yenIn(arriving);
  const ratioPattern =
    fee === undefined ? /手数料[^、。\d]{0,4}(\d+(?:\.\d+)?)%/ : /(?<![\d.])(\d+(?:\.\d+)?)%/;
  const [, ratio] = ratioPattern.exec(sentence) ?? [];
  const share = feeOf(face, ratio);
  const paid = yenOf(figure, unit) || share;
  if (paid === null || paid >= face || (fee !== undefined && sentence.includes("から"))) return undefined;
  const miscounted = (phrase: string, right: number) =>
    faultOf("miscounted", "write", { phrase, text: inYen(right) });
  const sums = sentence.includes("振込手数料") && fee === undefined ? [] : [face - paid];
  if (whole < face && ![...sums, face - paid - bankCharge].includes(whole))
    return miscounted(arriving, face - paid - bankCharge);
  return fee === undefined || share === null || share === paid ? undefined : miscounted(fee, share);
};

const feeOf = (face: number, percentage: string | undefined) =>
  shareOf(Math.round(face), (Number(percentage) / 100).toFixed(6));

/** The amounts of a sentence, the largest first. */
const yenIn = (sentence: string) =>
  [...sentence.matchAll(new RegExp(yen, "g"))]
    .map(([, figure = "", unit]) => yenOf(figure, unit))
    .sort((one, another) => another - one);

/** A fee in yen must be a share of an amount in the same sentence: of the price, or the difference to it. */
export const checkFeeInYen: SentenceCheck = (sentence, { limits }) => {
  const [further] = furtherCharge.exec(sentence) ?? [];
  if (
    further &&
    !/請求書[はもの]|不要|(?:[当弊]社|わたしたち)が|[かな]$/.test(sentence) &&
    !isDenied(sentence.replace("返金いたしません", ""))
  )
    return faultOf("otherFee", "takeFeeOut", { phrase: further });
  const match = feeInYenPattern.exec(sentence);
  if (!match) return undefined;
  const [phrase, other, figure, unit, figureBefore, unitBefore, otherBefore, figureOfExample, unitOfExample] =
    match;
  const paid = yenOf(figure ?? figureBefore ?? figureOfExample ?? "", unit ?? unitBefore ?? unitOfExample);
  if (paid === 0) return undefined;
  if (other ?? otherBefore) return faultOf("otherFee", "takeFeeOut", { phrase });
  const rest = sentence.replace(phrase, "");
  const [largest] = yenIn(rest);
  const isOfArrival = figureOfExample === undefined && /届|入金|手取/.test(rest);
  if (largest !== undefined && largest > paid)
    return compareWithLimits(phrase, paid / (isOfArrival ? largest + paid : largest), limits);
  const [least, most] = [percent(limits.feeRatioMin), percent(limits.feeRatioMax)];
  return faultOf("feeInYen", "sayShare", { phrase, least, most });
};
