import { maximumClaims } from "@kaitori/domain";
import { say } from "../../../sentences/say.ts";
import { isDenied, type Judge } from "./judge.ts";

const notLimit = (phrase: string, setting: string) => ({
  message: say("notLimit", { phrase, setting }),
  mend: say("useSetting"),
});

const unit = "(?:枚|件|通)";
const invoicesShape = new RegExp(
  `(\\d+)${unit}の請求書まで|請求書[はをも]?(?:一度に|1回に|1度に|最大)*(\\d+)${unit}まで`,
);

/** An entry has a limited number of invoices in every brand. */
export const judgeInvoices: Judge = (sentence) => {
  const [phrase, ...counts] = invoicesShape.exec(sentence) ?? [];
  return phrase && Number(counts.join("")) !== maximumClaims && !isDenied(sentence)
    ? notLimit(phrase, `請求書 ${maximumClaims}件`)
    : undefined;
};

/** Statements begin four months back, at the start of the month: 4 or 5 months with the current one. */
export const judgeStatements: Judge = (sentence) => {
  const [phrase, months] = /明細[^。、\d]{0,10}(\d+)[かヶカヵケ]月分(?!ずつ)/.exec(sentence) ?? [];
  return phrase && months !== "4" && months !== "5" ? notLimit(phrase, "入出金明細 約5か月分") : undefined;
};

const megabyte = 1_048_576;

/** The size of a file, the number of files, and their kind. */
export const judgeUpload: Judge = (sentence, { limits: { uploadBytes, uploadsPerKind } }) => {
  if (isDenied(sentence)) return undefined;
  const [phrase, size, prefix] =
    /(\d+)(?:([KG])B|MB|メガ(?:バイト)?)(?:まで(?!に)|以内|以下)/i.exec(sentence) ?? [];
  const limit = Math.floor(uploadBytes / megabyte);
  const inMegabytes = Number(size) * (prefix === undefined ? 1 : /g/i.test(prefix) ? 1024 : 1 / 1024);
  if (phrase && inMegabytes !== limit) return notLimit(phrase, `limits.uploadBytes ${limit}MB`);
  const [files, count] =
    /(?:[1一]種類|種類ごと|各書類|書類ごと)[^。]{0,6}?(\d+)(?:枚|ファイル|件|点)まで/.exec(sentence) ?? [];
  if (files && Number(count) !== uploadsPerKind)
    return notLimit(files, `limits.uploadsPerKind ${uploadsPerKind}`);
  const [kind] =
    /(?:Excel|エクセル|(?<!pass|key)Word|(?<!パス|キー)ワード|PowerPoint|パワーポイント|\bZIP|圧縮ファイル|動画)[^。]*(?:送れ|送って|アップロード|登録でき|対応|提出|使え)/i.exec(
      sentence,
    ) ?? [];
  return kind && !/PDF|変換|直し|作[っる成]/.test(kind)
    ? { message: say("fileKind", { phrase: kind }), mend: say("sayFileKinds") }
    : undefined;
};

const daysOf: Readonly<Record<string, number>> = { 日: 1, 月: 30, 年: 365 };

/** An invoice is bought if it is paid within the days of the settings. */
export const judgePaymentDay: Judge = (sentence, { limits: { paymentWithinDays } }) => {
  if (!/支払|期日/.test(sentence) || isDenied(sentence)) return undefined;
  const [phrase, count, period = ""] =
    /(\d+)[かヶカヵケ]?(日|月|年)(?:先|後の|以内に(?:お?支払い?日|期日)|以内の(?:請求書|売掛))/.exec(
      sentence,
    ) ?? [];
  return phrase && Number(count) * (daysOf[period] ?? 1) > paymentWithinDays
    ? notLimit(phrase, `limits.paymentWithinDays ${paymentWithinDays}日`)
    : undefined;
};
