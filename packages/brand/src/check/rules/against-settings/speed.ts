import { faultOf } from "../../finding.ts";
import { bankDaysIn } from "../../quantities.ts";
import { differs, isDenied, type SentenceCheck } from "./sentence-check.ts";

const aboutMoney =
  /代金が届き|手元(?:に届|へ|に$)|口座(?:に(?:入り|届き)|で)|入金|振り?込|資金化|現金|送金|着金|お届け|お金|代金[をがは][^。、]{0,8}(?:納め|(?<!引き)お?渡し)/;
const aboutResult = /結果|審査|返事|回答|返答|査定|見積/;
/** Minutes may be promised for actions of the applicant. */
const aboutTyping = /登録|入力|記入|撮影|送信|読/;

type Promised = "decision" | "payOut" | "handOver" | "complaint";
const today = "(?:当日|今日|同日|本日|その日)";
const money = "(?:入金|お?振り?込|送金|着金|資金化|現金|お金|代金を[^。、]{0,4}お?納め)";
/** The arrival of the money or the result, not of what the applicant sends. */
const arrival = `(?:お届け(?!いただ)|届(?:き|く|いて)|お?手元|口座[へに]|${money}|お?支払い?(?:いた|し)|お?受け?取(?!り?(?:確|控))|(?:返事|返答)(?!をいただ)|(?:審査|結果)[^。、]{0,4}(?:終|出))`;
const overnight = "(?:一晩|ひと晩|翌朝|明朝|あっという間|あっというま|またたく間|瞬く間)";
const partOfDay =
  "(?:お?昼(?:休み)?|夕[方刻]|暮れ|晩|夜|今夜|今晩|午前|午後|日のある|仕事が終わる|ティータイム|コーヒー[^。、]{0,6}|寝ている|一両日|半日)(?:まで|の?(?:うち|あいだ|間|ころ|ごろ|頃)|中|ほど|過ぎ)?(?:には?|は|で)?(?!の|、?[^。、]{0,3}届いた)";
const atOncePattern = new RegExp(
  [
    "即(?:日|時|金|答|決|入金|振)|爆速",
    `${today}(?:中|のうち)(?!に(?:登録|お?申し?込|お?送り?(?:ください|いただ)))`,
    `${today}(?:に|の|で)?(?:は)?(?:ご|お)?(?:${money}|結果|審査)`,
    `(?:申し?込んだ|登録した|申請した|契約した|ご?(?:契約|依頼|申請)の)(?:その)?(?:当日|日)(?:のうち)?[にの][^。]{0,14}(?:届(?!出)|${money}|口座|受け?取)`,
    `(?:その場|その足)で(?:${money}|結果|審査)`,
    `スピード(?:${money}|審査|買取)|スピーディー(?:に|な)(?:${money}|審査)`,
    `すぐに?(?:${money}|お?支払い?(?:し|いたし)ます)|(?:即座|瞬時|リアルタイム)(?:に|で)?(?:${money}|結果|審査|終わ)`,
    `(?:結果|審査|返事|返答|回答)[はが][^、。]{0,4}(?:即座|瞬時|半日|お?昼|夕方|今日)`,
    `${today}(?:に|中に)?、?[^。、]{0,6}(?:口座に|届きます|届けします|返事|お?支払い?(?:し|いたし)ます)`,
    `${overnight}[^。]{0,12}(?:${money}|代金|口座|結果|審査|返事|終わ)|(?:${money}|審査|結果|返事)[^。]{0,6}${overnight}`,
    `(?:${money}|代金)[はも]、?[^。、]{0,8}(?:${today}で(?:す|ござ)|お?昼|夕方|夜|今日)|${today}の(?:通帳|口座)に`,
    `${partOfDay}、?[^。、]{0,6}${arrival}(?!は[^。、]{0,10}先)|今[夜晩]の支払いに間に合[^。]{0,6}${arrival}`,
    `(?:秒で|一瞬で|と同時に|ただちに|直ちに|ほどなく|たちまち|待ち時間(?:なし|ゼロ)(?:で|に))[^。、]{0,6}${arrival}`,
  ].join("|"),
);
/** A bank transfers on bank days only. */
const closedDayPattern = new RegExp(
  `(?:(?:土日祝?日?|週末|休日|祝日|休みの日|[土日]曜日?)でも|(?:土日祝?日?|[土日]曜日?|週末|休日|祝日|夜間|深夜|早朝)も、?(?:365日|審査[とや・])?|365日|24時間)${money}|営業日[^。]{0,6}(?:土日|土曜|日曜|祝日)[^。]{0,6}含[みむめ]`,
);
/** The rest of the clause asks the reader to act. */
const isAskedOfReader = (rest: string) =>
  /^(?:み?ください|め(?:ない|ません))/.test(rest) ||
  /^[^、は]*(?:確[かめ認]|連絡|返信|提出|送って|お送り)[^、]*ください/.test(rest);
const clockPattern =
  /(最短|最速|約|わずか|たった)?(?:\d+|数)(?:秒|分|時間|h(?![a-z]))(?!おき|ごと|ほど(?!で))/;
const periodPattern =
  /(最短|最速|入金まで、?)?(?:翌(々?)(?:営業)?日(?!から|に?なることが|の(?:扱い|入金になる))|(\d+)(営業日|日|週間|[かヶカヵケ]月)(?:以内|後|目(?!の営業日)|で|のうち|ほど|程度|に(?:は)?(?:入金|振り?込)|かか|もあれば|(?<=最[短速]\d+(?:営業)?日|入金まで、?\d+日)))/g;

const endOfMonth = "(?:月末|月の(?:末日|終わり)|月が変わる|[翌来]月|次の月)";
/** A hand-over by the end of a month, or without any day. */
const openEndPattern = new RegExp(
  `(?:${endOfMonth}(?!払)[^。、届]{0,8}|\\d+日まで|お手すきのとき|いつでも)(?:まで)?に?、?[^。、届]{0,12}(?:引き?渡|お渡しください)|引き?渡し?(?:の期[日限])?(?:は|まで)、?[^。]{0,20}?(?:${endOfMonth}|\\d+日までに?済|いつでも(?:か|結構|よ|$)|\\d+[かヶカヵケ]月(?:あり|以内)|\\d+週間)|届いた[^。]{0,8}${endOfMonth}[^。、]{0,8}お?渡し`,
);

/** Finds promises of other times than in the settings. A negated sentence promises nothing. */
export const checkSpeed: SentenceCheck = (sentence, { promises }, heading) => {
  const isHandedOver = /引き?渡/.test(sentence);
  const open = openEndPattern.exec(sentence);
  if (isDenied(sentence) && !/かまいません/.test(open?.input ?? "")) return undefined;
  const isMoney = aboutMoney.test(sentence);
  const ofOther = isMoney ? "payOut" : "decision";
  const fault = (phrase: string, kind: Promised = ofOther) =>
    differs(`${kind}Days`, phrase, `${promises[kind]}営業日`, `{${kind}Days}営業日`);
  if (open) return fault(open[0], "handOver");
  const isAboutUs = (phrase: RegExpMatchArray) =>
    isMoney || aboutResult.test(sentence) || (/^最[短速]/.test(phrase[0]) && !aboutTyping.test(sentence));
  const [closedDay] = closedDayPattern.exec(sentence) ?? [];
  if (closedDay) return faultOf("paysOnBankDays", "sayPromise", { phrase: closedDay });
  const atOnce = atOncePattern.exec(sentence);
  if (
    atOnce &&
    !/取引先[^。、]{0,4}から|受け?付け|折り返|電話.*答え|[かな]$/.test(sentence) &&
    !isAskedOfReader(sentence.slice(atOnce.index + atOnce[0].length))
  )
    return fault(atOnce[0]);
  const clock = clockPattern.exec(sentence);
  if (clock && isAboutUs(clock)) return fault(clock[0]);
  // A sentence about closed days moves a day and promises none.
  if (/休業日|土日|祝日|以後|以降|数え/.test(sentence)) return undefined;
  for (const days of sentence.matchAll(periodPattern)) {
    const [phrase, , further, figure, unit = ""] = days;
    const rest = sentence.slice(days.index);
    // The reader is told what to do if nothing comes: 「5日以内に回答がないときは」.
    if (/^[^、]*(?:(?:ない|なかった)(?:とき|場合)|なければ|いただけ(?:れば|ると))/.test(rest))
      return undefined;
    const [before = "", after = ""] = [sentence.slice(0, days.index).split("、").at(-1), rest.split("、")[0]];
    const clause = `${before}${after}`;
    // The period after the payer's money has come is that of the hand-over.
    const isHandOver =
      /(?<!書類が)(?:届い(?:た日|てから|たら)|代金が届)/.test(sentence.slice(0, days.index)) ||
      (isMoney ? /^.{0,14}引き?渡/.test(rest) : isHandedOver && !/引き?渡し?の?(?:あと|後)/.test(before));
    const isComplaint = `${heading}${sentence}`.includes("苦情");
    const kind = isHandOver
      ? "handOver"
      : isComplaint
        ? "complaint"
        : aboutResult.test(clause) && !aboutMoney.test(clause)
          ? "decision"
          : ofOther;
    if (!(isAboutUs(days) || isHandOver || isComplaint) || /取引先から/.test(rest)) continue;
    const promised = promises[kind];
    const count =
      figure === undefined
        ? further
          ? 2
          : 1
        : Number(figure) * (bankDaysIn[unit.replace(/^[かヶカヵケ]/, "")] ?? 1);
    // The seller's own period for the hand-over may be named.
    const isAllowed =
      (count === promises.handOver && /引き?渡|届い/.test(sentence)) ||
      !/以内$|のうち$|ほど$|程度$|々|月|かか$|あれば$/.test(phrase);
    // As many days of the calendar are fewer than bank days.
    const isSame = count === promised && unit !== "日";
    if (!isSame && !(count > promised && isAllowed)) return fault(phrase, kind);
  }
  return undefined;
};
