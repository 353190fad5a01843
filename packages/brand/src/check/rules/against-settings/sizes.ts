import { accountNumberDigits, maximumClaims } from "@kaitori/domain";
import { faultOf } from "../../finding.ts";
import { calendarDaysIn } from "../../quantities.ts";
import { isDenied, type SentenceCheck } from "./sentence-check.ts";

const notLimit = (phrase: string, setting: string) => faultOf("notLimit", "useSetting", { phrase, setting });

/** Figures that are the same for every brand. */
const fixedFigures = [
  {
    pattern: /(\d+)[枚件通]の請求書まで|請求書[はをも]?、?(?:一度に|1回に|1度に|最大)*(\d+)[枚件通]まで/,
    right: [maximumClaims],
    setting: `請求書 ${maximumClaims}件`,
  },
  // Contracts, applications without a contract, records of identity.
  {
    pattern: /(?:保存|保管)(?:期間)?[はを]?[^。、\d]{0,8}(\d+)年|(\d+)年間?[^。、\d]{0,8}(?:保存|保管)/,
    right: [1, 7, 10],
    setting: "保存期間 契約書類10年・本人確認7年・契約に至らない申し込み1年",
  },
  {
    pattern: /(?:リンク|URL)[^。\d]{0,14}(\d+)時間/,
    right: [1, 24],
    setting: "リンク 24時間（パスワードは1時間）",
  },
  {
    pattern: /(\d+)円未満[のをは]?[^。、]{0,6}(?:切り?捨|四捨|切り?上)/,
    right: [1],
    setting: "1円未満は切り捨て",
  },
  { pattern: /法人番号[^。、\d]{0,6}(\d+)桁/, right: [13], setting: "法人番号 13桁" },
  {
    pattern: /(\d+)桁の口座番号|口座番号は?(\d+)桁/,
    right: [accountNumberDigits],
    setting: `口座番号 ${accountNumberDigits}桁`,
  },
];

/** The period of each paper. Statements begin with the month four months back and end today. */
const papers = [
  { paper: /明細|通帳/, right: { 月: [4, 5] }, setting: "入出金明細 約5か月分" },
  { paper: /決算|試算表/, right: { 期: [1], 年: [1] }, setting: "決算書 1期分" },
  { paper: /確定申告/, right: { 年: [1] }, setting: "確定申告書 1年分" },
] as const;
const extent =
  /(?:直近|過去|最近の?|この)?(\d+)(?:[かヶカヵケ]?(月|年)|(期))(?:度?分(?!ずつ)|ほど|くらい|ぐらい|程度|間|$|\)|の(?!(?:間に|会社|うち))|(?:を|とも)(?:拝見|お?送り|ご?用意|提出)|さかのぼ|遡|(?<=(?:直近|過去)\d+(?:期|年|[かヶカヵケ]月)))|前々期|一昨年/g;

/** Finds a paper that is requested for another period than the product requests. */
function wrongExtent(sentence: string, heading: string) {
  if (/請求書[はもを]|設立|創業|続けて|以内/.test(sentence.replace(/発行/, ""))) return undefined;
  const named =
    papers.find(({ paper }) => paper.test(sentence)) ?? papers.find(({ paper }) => paper.test(heading));
  if (!named) return undefined;
  const [wrong] = [...sentence.matchAll(extent)].filter(
    ([, figure, unit = "期", period = unit]) =>
      !(Reflect.get(named.right, period) as readonly number[] | undefined)?.includes(Number(figure)),
  );
  return wrong && notLimit(wrong[0], named.setting);
}

export const checkFixedFigures: SentenceCheck = (sentence, _, heading) => {
  if (isDenied(sentence)) return undefined;
  for (const { pattern, right, setting } of fixedFigures) {
    const [phrase, ...figures] = pattern.exec(sentence) ?? [];
    if (phrase && !right.includes(Number(figures.join("")))) return notLimit(phrase, setting);
  }
  return wrongExtent(sentence, heading);
};

const megabyte = 1_048_576;

/** The size of a file, the number of files, and their kind. */
export const checkUpload: SentenceCheck = (sentence, { limits: { uploadBytes, uploadsPerKind } }) => {
  if (isDenied(sentence)) return undefined;
  const [phrase, size, prefix] =
    /(\d+)(?:([KG])B|MB|メガ(?:バイト)?)(?:まで(?!に)|以内|以下)/i.exec(sentence) ?? [];
  const limit = Math.floor(uploadBytes / megabyte);
  const inMegabytes = Number(size) * (prefix === undefined ? 1 : /g/i.test(prefix) ? 1024 : 1 / 1024);
  if (phrase && inMegabytes !== limit) return notLimit(phrase, `limits.uploadBytes ${limit}MB`);
  const [files, count] =
    /(?:[1一]種類|種類ごと|各書類|書類ごと|書類は)[^。]{0,6}?(\d+)(?:枚|ファイル|件|点)まで/.exec(sentence) ??
    [];
  if (files && Number(count) !== uploadsPerKind)
    return notLimit(files, `limits.uploadsPerKind ${uploadsPerKind}`);
  const [kind] =
    /写真[かや・、と](?:Excel|エクセル|Word|CSV|ZIP|動画)|(?:Excel|エクセル|(?<!pass|key)Word|(?<!パス|キー)ワード|PowerPoint|パワーポイント|\bZIP|圧縮ファイル|動画)[^。]*(?:送れ|送って|アップロード|登録でき|対応|提出|使え)/i.exec(
      sentence,
    ) ?? [];
  return kind && !/PDF|変換|直し|作[っる成]/.test(kind)
    ? faultOf("fileKind", "sayFileKinds", { phrase: kind })
    : undefined;
};

/** An invoice is bought if it is paid within the days of the settings. */
export const checkPaymentDay: SentenceCheck = (sentence, { limits: { paymentWithinDays } }) => {
  if (!/支払|期日/.test(sentence) || isDenied(sentence)) return undefined;
  const [phrase, count, period = ""] =
    /(\d+)[かヶカヵケ]?(日|月|年)(?:先|後の|以内に(?:お?支払い?日|期日)|以内の(?:請求書|売掛))/.exec(
      sentence,
    ) ?? [];
  return phrase && Number(count) * (calendarDaysIn[period] ?? 1) > paymentWithinDays
    ? notLimit(phrase, `limits.paymentWithinDays ${paymentWithinDays}日`)
    : undefined;
};
