import { maximumClaims } from "@kaitori/domain";
import { say } from "../../../sentences/say.ts";
import { isDenied, type Judge } from "./judge.ts";

const largerThan = (phrase: string, setting: string) => ({
  message: say("largerThan", { phrase, setting }),
  mend: say("useSetting"),
});

const unit = "(?:枚|件|通)";
const invoicesShape = new RegExp(
  `(\\d+)${unit}の請求書まで|請求書[はをも]?(?:一度に|1回に|1度に|最大)*(\\d+)${unit}まで`,
);

/** An entry has a limited number of invoices in every brand. */
export const judgeInvoices: Judge = (sentence) => {
  const [phrase, ...counts] = invoicesShape.exec(sentence) ?? [];
  return phrase && Number(counts.join("")) > maximumClaims && !isDenied(sentence)
    ? largerThan(phrase, `請求書 ${maximumClaims}件`)
    : undefined;
};

const megabyte = 1_048_576;

export const judgeUpload: Judge = (sentence, { limits: { uploadBytes } }) => {
  const [phrase, size] = /(\d+)(?:MB|メガ(?:バイト)?)(?:まで|以内|以下)/i.exec(sentence) ?? [];
  return phrase && Number(size) * megabyte > uploadBytes && !isDenied(sentence)
    ? largerThan(phrase, `limits.uploadBytes ${Math.floor(uploadBytes / megabyte)}MB`)
    : undefined;
};

const daysOf: Readonly<Record<string, number>> = { 日: 1, 月: 30, 年: 365 };

/** An invoice is bought if it is paid within the days of the settings. */
export const judgePaymentDay: Judge = (sentence, { limits: { paymentWithinDays } }) => {
  if (!/支払|期日/.test(sentence) || isDenied(sentence)) return undefined;
  const [phrase, count, period = ""] =
    /(\d+)[かヶカヵケ]?(日|月|年)(?:先|以内に(?:お?支払い?日|期日))/.exec(sentence) ?? [];
  return phrase && Number(count) * (daysOf[period] ?? 1) > paymentWithinDays
    ? largerThan(phrase, `limits.paymentWithinDays ${paymentWithinDays}日`)
    : undefined;
};
