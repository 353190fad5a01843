import { say } from "../../../sentences/say.ts";
import { type Fault, isDenied, type Judge } from "./judge.ts";

const aboutMoney = /入金|振り?込|資金化|現金|送金|着金|お届け|お金/;
const aboutResult = /結果|審査|返事|回答|査定|見積/;
/** Minutes may be promised for what the applicant does himself. */
const aboutTyping = /登録|入力|記入|撮影|送信|読/;

const today = "(?:当日|今日|同日|本日|その日)";
const money = "(?:入金|お?振り?込|送金|着金|資金化|現金|お金)";
const atOnceShape = new RegExp(
  [
    "即日|即時|即金",
    `${today}(?:中|のうち)`,
    `${today}(?:に|の|で)?(?:は)?(?:ご|お)?(?:${money}|結果|審査)`,
    `その場で(?:${money}|結果|審査)`,
    `スピード(?:${money}|審査|買取)|スピーディー(?:に|な)(?:${money}|審査)`,
    `すぐに?${money}`,
    "(?:朝|午前)中?に?[^。、]{0,14}(?:ば|たら|なら|と)、?(?:夕方|午後|夜|昼)(?:に|まで)",
  ].join("|"),
);
/** A bank transfers on bank days only. */
const closedDayShape = new RegExp(
  `(?:(?:土日祝?日?|週末|休日|祝日|休みの日)でも|(?:土日祝?日?|[土日]曜日?|週末|休日|祝日)も、?(?:365日)?|365日)${money}`,
);
/** The rest of the clause asks the reader to act. */
const isAskedOfReader = (rest: string) =>
  /^(?:み?ください|め(?:ない|ません))/.test(rest) ||
  /^[^、は]*(?:確[かめ認]|連絡|返信|提出|送って|お送り)[^、]*ください/.test(rest);
const clockShape = /(最短|最速|約|わずか|たった)?(?:\d+|数)(?:分|時間)(?!おき|ごと|ほど(?!で))/;
const daysShape =
  /(最短|最速)?(?:(\d+)週間(?:以内|後|で)|翌(?:営業)?日(?!から|に?なることが)|(\d+)(?:営業)?日(?:以内|後|目|で|に(?:は)?(?:入金|振り?込)|(?<=最[短速]\d+(?:営業)?日)))/;

/** No text promises other times than the settings; a negated sentence promises nothing. */
export const judgeSpeed: Judge = (sentence, { promises }) => {
  if (isDenied(sentence)) return undefined;
  const { decision, payOut, handOver, complaint } = promises;
  const setting = say("promisedDays", { decision, payOut, handOver, complaint });
  const quicker = (phrase: string): Fault => ({
    message: say("quickerThanPromised", { phrase, setting }),
    mend: say("sayPromise"),
  });
  const isAboutUs = (phrase: RegExpExecArray) =>
    aboutMoney.test(sentence) ||
    aboutResult.test(sentence) ||
    (/^最[短速]/.test(phrase[0]) && !aboutTyping.test(sentence));
  const [closedDay] = closedDayShape.exec(sentence) ?? [];
  if (closedDay) return { message: say("paysOnBankDays", { phrase: closedDay }), mend: say("sayPromise") };
  const atOnce = atOnceShape.exec(sentence);
  if (atOnce && !isAskedOfReader(sentence.slice(atOnce.index + atOnce[0].length))) return quicker(atOnce[0]);
  const clock = clockShape.exec(sentence);
  if (clock && isAboutUs(clock)) return quicker(clock[0]);
  const days = daysShape.exec(sentence);
  const isHandOver =
    days !== null &&
    (aboutMoney.test(sentence)
      ? /^.{0,14}引き?渡/.test(sentence.slice(days.index))
      : /引き?渡/.test(sentence));
  const isComplaint = sentence.includes("苦情");
  // The reader is told what to do if nothing comes: 「5日以内に回答がないときは」.
  if (days && /^[^、]*(?:(?:ない|なかった)(?:とき|場合)|なければ)/.test(sentence.slice(days.index)))
    return undefined;
  // A sentence about closed days moves a day and promises none.
  if (!days || /休業日|土日|祝日|以後|以降/.test(sentence)) return undefined;
  if (!isAboutUs(days) && !isHandOver && !isComplaint) return undefined;
  const promised = isHandOver
    ? handOver
    : isComplaint
      ? complaint
      : aboutMoney.test(sentence)
        ? payOut
        : decision;
  const phrase = days[2] === undefined ? Number(days[3] ?? 1) : 5 * Number(days[2]);
  if (phrase < promised) return quicker(days[0]);
  // The seller's own period for the hand-over may be named.
  if (phrase === promised || phrase === handOver || !days[0].endsWith("以内")) return undefined;
  return { message: say("slowerThanPromised", { phrase: days[0], setting }), mend: say("sayPromise") };
};
