import { say } from "../../../sentences/say.ts";
import { differs, isDenied, type Judge } from "./judge.ts";

const aboutMoney = /代金が届き|手元に届|口座に(?:入り|届き)|入金|振り?込|資金化|現金|送金|着金|お届け|お金/;
const aboutResult = /結果|審査|返事|回答|返答|査定|見積/;
/** Minutes may be promised for what the applicant does himself. */
const aboutTyping = /登録|入力|記入|撮影|送信|読/;

type Promised = "decision" | "payOut" | "handOver" | "complaint";
const today = "(?:当日|今日|同日|本日|その日)";
const money = "(?:入金|お?振り?込|送金|着金|資金化|現金|お金)";
const overnight = "(?:一晩|ひと晩|翌朝|明朝|あっという間|あっというま|またたく間|瞬く間)";
const atOnceShape = new RegExp(
  [
    "即(?:日|時|金|答|決|入金|振)|爆速",
    `${today}(?:中|のうち)`,
    `${today}(?:に|の|で)?(?:は)?(?:ご|お)?(?:${money}|結果|審査)`,
    `(?:申し?込んだ|登録した|契約した)(?:その)?(?:当日|日)(?:のうち)?に[^。]{0,14}(?:届|${money}|口座)`,
    `その場で(?:${money}|結果|審査)`,
    `スピード(?:${money}|審査|買取)|スピーディー(?:に|な)(?:${money}|審査)`,
    `すぐに?(?:${money}|お?支払い?(?:し|いたし)ます)|(?:即座|瞬時|リアルタイム|半日)(?:に|で)?(?:${money}|結果|審査|終わ)`,
    `(?:結果|審査)[はが][^、。]{0,4}(?:即座|瞬時|半日)`,
    `${today}(?:に|中に)?、?[^。、]{0,6}(?:口座に|届きます|届けします|返事)`,
    `${overnight}[^。]{0,12}(?:${money}|代金|口座|結果|審査|返事|終わ)|(?:${money}|審査|結果|返事)[^。]{0,6}${overnight}`,
    `(?:${money}|代金)[はも]、?[^。、]{0,8}${today}で(?:す|ござ)`,
    "(?:朝|午前)中?に?[^。、]{0,14}(?:ば|たら|なら|と)、?(?:夕方|午後|夜|昼)(?:に|まで)",
  ].join("|"),
);
/** A bank transfers on bank days only. */
const closedDayShape = new RegExp(
  `(?:(?:土日祝?日?|週末|休日|祝日|休みの日)でも|(?:土日祝?日?|[土日]曜日?|週末|休日|祝日|夜間|深夜|早朝)も、?(?:365日|審査[とや・])?|365日|24時間)${money}|営業日[^。]{0,6}(?:土日|土曜|日曜|祝日)[^。]{0,6}含[みむめ]`,
);
/** The rest of the clause asks the reader to act. */
const isAskedOfReader = (rest: string) =>
  /^(?:み?ください|め(?:ない|ません))/.test(rest) ||
  /^[^、は]*(?:確[かめ認]|連絡|返信|提出|送って|お送り)[^、]*ください/.test(rest);
const clockShape = /(最短|最速|約|わずか|たった)?(?:\d+|数)(?:秒|分|時間|h(?![a-z]))(?!おき|ごと|ほど(?!で))/;
const daysShape =
  /(最短|最速)?(?:(\d+)週間(?:以内|後|で|ほど|程度)|翌々?(?:営業)?日(?!から|に?なることが)|(\d+)(営業)?日(?:以内|後|目|で|のうち|ほど|程度|に(?:は)?(?:入金|振り?込)|(?<=最[短速]\d+(?:営業)?日)))/g;

/** A hand-over in weeks or months. */
const longShape =
  /(?:月末|月の(?:末日|終わり)|翌月(?:末|\d+日)?|来月|\d+(?:[かヶカヵケ]月|週間)(?:以内|後))(?:まで)?に[^、。]{0,12}引き?渡|引き?渡し?(?:の期[日限])?は、?[^。]{0,20}?(?:月末|月の(?:末日|終わり)|翌月|来月|[かヶカヵケ]月|週間)/;

/** No text promises other times than the settings; a negated sentence promises nothing. */
export const judgeSpeed: Judge = (sentence, { promises }, heading) => {
  if (isDenied(sentence)) return undefined;
  const isMoney = aboutMoney.test(sentence);
  const ofOther = isMoney ? "payOut" : "decision";
  const fault = (phrase: string, kind: Promised = ofOther) =>
    differs(`${kind}Days`, phrase, `${promises[kind]}営業日`, `{${kind}Days}営業日`);
  const isAboutUs = (phrase: RegExpMatchArray) =>
    isMoney || aboutResult.test(sentence) || (/^最[短速]/.test(phrase[0]) && !aboutTyping.test(sentence));
  const [closedDay] = closedDayShape.exec(sentence) ?? [];
  if (closedDay)
    return { message: say("paysOnBankDays", { phrase: closedDay }), howToFix: say("sayPromise") };
  const atOnce = atOnceShape.exec(sentence);
  if (atOnce && !isAskedOfReader(sentence.slice(atOnce.index + atOnce[0].length))) return fault(atOnce[0]);
  const clock = clockShape.exec(sentence);
  if (clock && isAboutUs(clock)) return fault(clock[0]);
  const months = /(?:返事|回答|結果|審査|入金|振り?込)[^。]{0,10}\d+[かヶカヵケ]月/.exec(sentence);
  if (months) return fault(months[0], `${heading}${sentence}`.includes("苦情") ? "complaint" : ofOther);
  const long = longShape.exec(sentence);
  if (long) return fault(long[0], "handOver");
  // A sentence about closed days moves a day and promises none.
  if (/休業日|土日|祝日|以後|以降|数え/.test(sentence)) return undefined;
  for (const days of sentence.matchAll(daysShape)) {
    const rest = sentence.slice(days.index);
    // The reader is told what to do if nothing comes: 「5日以内に回答がないときは」.
    if (/^[^、]*(?:(?:ない|なかった)(?:とき|場合)|なければ|いただけ(?:れば|ると))/.test(rest))
      return undefined;
    const [before = "", after = ""] = [sentence.slice(0, days.index).split("、").at(-1), rest.split("、")[0]];
    const clause = `${before}${after}`;
    // The period after the payer's money has come is that of the hand-over.
    const isHandOver =
      /(?<!書類が)(?:届い(?:た日|てから|たら)|代金が届)/.test(before) ||
      (isMoney ? /^.{0,14}引き?渡/.test(rest) : /引き?渡/.test(sentence));
    const isComplaint = `${heading}${sentence}`.includes("苦情");
    const kind = isHandOver
      ? "handOver"
      : isComplaint
        ? "complaint"
        : aboutResult.test(clause) && !aboutMoney.test(clause)
          ? "decision"
          : ofOther;
    if (!isAboutUs(days) && !isHandOver && !isComplaint) continue;
    const promised = promises[kind];
    const count =
      days[2] === undefined ? Number(days[3] ?? (days[0].includes("々") ? 2 : 1)) : 5 * Number(days[2]);
    // The seller's own period for the hand-over may be named.
    const isAllowed =
      (count === promises.handOver && /引き?渡|届い/.test(sentence)) ||
      !/以内$|のうち$|ほど$|程度$|々/.test(days[0]);
    // As many days of the calendar are fewer than bank days.
    const isSame = count === promised && (days[3] === undefined || days[4] !== undefined);
    if (!isSame && !(count > promised && isAllowed)) return fault(days[0], kind);
  }
  return undefined;
};
