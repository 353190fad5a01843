import { isHoujinbangou, withoutCompanyForm } from "@kaitori/domain";
import { distance } from "fastest-levenshtein";
import type { BrandSettings } from "../../../settings/schema.ts";
import { faultOf } from "../../finding.ts";
import { in24HourClock } from "../../quantities.ts";
import { differs, isDenied, literally, type SentenceCheck } from "./sentence-check.ts";

const digitsOf = (phone: string) => phone.replace(/\D/g, "").replace(/^81/, "0");
const domainOf = (address: string) => address.slice(address.indexOf("@")).toLowerCase();

/** Excludes examples and contacts of public offices: 「国民生活センター（03-…）」. */
const notOfOtherOffice =
  "(?<!例:.{0,20})(?<!(?:委員会|協会|生活センター|警察|[庁省署局]|弁護士会|法テラス|公庫|銀行|裁判所|役所|会議所)[^、。]{0,16})";

/** Facts of the company, their pattern in a text (with the heading before an address), and whether a phrase states the fact of this company. */
const facts: readonly {
  readonly fact: "phone" | "zipcode" | "email" | "address" | "court";
  readonly pattern: RegExp;
  readonly isOfCompany: (phrase: string, settings: BrandSettings) => boolean;
}[] = [
  {
    fact: "phone",
    pattern: RegExp(`${notOfOtherOffice}(?<![\\d.+-])(?:\\+81-?|0)[\\d().-]{7,13}\\d(?!ではな)`, "g"),
    isOfCompany: (phrase, { legal: { phone } }) =>
      !/^\d{10,11}$/.test(digitsOf(phrase)) || digitsOf(phrase) === digitsOf(phone),
  },
  {
    fact: "zipcode",
    pattern: /〒\d{3}-?\d{4}/g,
    isOfCompany: (phrase, { legal: { zipcode } }) => digitsOf(phrase) === digitsOf(zipcode),
  },
  {
    fact: "email",
    pattern: RegExp(`${notOfOtherOffice}(?<![\\w.+-])[\\w.+-]+@[\\w-]+(?:\\.[\\w-]+)+`, "g"),
    isOfCompany: (phrase, { legal: { email }, sender }) =>
      [email, sender.address].some((address) => domainOf(address) === domainOf(phrase)),
  },
  {
    fact: "address",
    pattern:
      /(?<!(?:ある会社|のように|でも|取引先|お客さ).*)(?<=(?:所在地|本社|本店|事務所|住所)[はが:]?(?:〒[\d-]+)?)(?:東京都|北海道|(?:大阪|京都)府|\p{sc=Han}{2,3}県)\p{L}{1,12}?[市区町村](?!.*(?:ある会社|のように|でも|取引先|お客さ))/gu,
    isOfCompany: (phrase, { legal: { address } }) =>
      address.normalize("NFKC").replaceAll(" ", "").startsWith(phrase),
  },
  {
    fact: "court",
    pattern: /\p{Script=Han}{1,4}(?:地方|簡易|高等)裁判所|\p{Script=Han}{2,3}[地簡]裁/gu,
    isOfCompany: (phrase, { legal: { court } }) =>
      phrase.includes(court) || court.includes(phrase.replace("地裁", "地方裁判所")),
  },
];

/** Finds a telephone number, postcode, mail address, address or court that is not the company's. */
export const checkContacts: SentenceCheck = (sentence, settings, heading) => {
  for (const { fact, pattern, isOfCompany } of facts) {
    const [phrase] =
      [...`${fact === "address" ? heading : ""}${sentence}`.matchAll(pattern)].find(
        ([each]) => !isOfCompany(each, settings),
      ) ?? [];
    if (phrase !== undefined) return differs(fact, phrase, settings.legal[fact]);
  }
  return undefined;
};

/** The registration number of an invoice is T and the company's number, whose first digit checks the others. */
export const checkRegistration: SentenceCheck = (sentence) => {
  const [phrase, number = ""] = /(?<![A-Za-z\d])T(\d[\d-]{8,})/.exec(sentence) ?? [];
  return phrase === undefined || isHoujinbangou(number.replaceAll("-", ""))
    ? undefined
    : faultOf("noRegistration", "copyRegistration", { phrase });
};

const clock = "(\\d{1,2})(?::(\\d{2})|時(?:(\\d{1,2})分|(半))?)";
const clockRange = new RegExp(`${clock}(?:〜|~|-|から)${clock}`, "g");
const minutesOf = (hour = "", colon?: string, minutes?: string, half?: string) =>
  60 * Number(hour) + Number(colon ?? minutes ?? (half ? 30 : 0));
const rangesIn = (text: string) =>
  [...text.matchAll(clockRange)].map(([phrase, ...parts]) => ({
    phrase,
    from: minutesOf(...parts.slice(0, 4)),
    until: minutesOf(...parts.slice(4)),
  }));

const openingPattern = new RegExp(`${clock}から(?!\\d)`);
/** A closing time without an opening time: 「19:00まで」. */
const closingPattern = new RegExp(`(?<![\\d:時分半][〜~から-]*)${clock}まで`);
const timeIn = (pattern: RegExp, text: string) => {
  const [phrase, ...parts] = pattern.exec(text) ?? [];
  return phrase === undefined ? undefined : { phrase, time: minutesOf(...parts) };
};
const noon = 12 * 60;
const alwaysPattern =
  /24時間(?:365日)?|年中無休|(?:いつでも|何時でも|昼夜を問わず|曜日を問わず)[^。、]{0,8}(?:つなが|お?受けし)/;

const weekdays = "月火水木金土日";

/** The weekdays on which the office is open, by their kanji; undefined if the hours name none. */
function openDaysIn(hours: string): string | undefined {
  if (/毎日|無休|365日/.test(hours)) return weekdays;
  if (/平日|土日.*(?:除|休)/.test(hours)) return "月火水木金";
  if (/(?<!月曜)日曜.*(?:除|休)/.test(hours)) return "月火水木金土";
  const [, first, last] = /([月火水木金土日])曜?日?(?:から|〜|~|-)([月火水木金土日])/.exec(hours) ?? [];
  return first && last
    ? weekdays.slice(weekdays.indexOf(first), 1 + weekdays.indexOf(last))
    : hours.match(/[月火水木金土日](?=曜|・|、)/g)?.join("");
}

const dayNames = /(土日)祝?日?|([月火水木金土日])曜日?|(週末)|休日|祝日|お盆|年末年始/g;
const openPattern =
  /開け|開い|空い|営業|受け?付け?て|受付(?!番号)|お?受けし|つなが|対応(?:し|$|可|OK)|やって|電話に出|(?:電話|相談|窓口)[^。、]{0,8}(?:どうぞ|ください|いただけ|でき|承)|(?:窓口|電話)[^。、]{0,4}あ(?:り|い)|(?:おり|い)ます$|承[りる]|(?:お越し|来店)/;

const closedPattern = /^(?:[^。、]{0,10}|[月火水木金土日曜・、と]{1,8}は)(?:休|閉|つながりません)/;
const otherOffices = /[庁署局]の|銀行|役所|郵便|農協|市場|取引先/;
const otherMatters =
  /申し?込|登録|書類|届|入金|振り?込|翌営業日|休み明け|月曜日?(?:に|以降|から(?![月火水木金土日]))/;

/** True if the heading says that the text states office hours. */
const isHours = (heading: string) => heading.startsWith("受付時間：");

/** Returns the first day that the text calls open although the office is closed, or closed although it is open. */
function wrongDay(sentence: string, hours: string, areHours: boolean): string | undefined {
  const open = openDaysIn(hours);
  if (open === undefined || otherOffices.test(sentence) || otherMatters.test(sentence)) return undefined;
  const isNamedOpen = (areHours || openPattern.test(sentence)) && !/休|閉|除|のぞ|以外|ません/.test(sentence);
  return [...sentence.matchAll(dayNames)].find(({ 0: phrase, 1: both, 2: day, 3: weekend, index }) => {
    const isOpen = both || weekend ? open.includes("土") : day !== undefined && open.includes(day);
    const isNamedClosed = closedPattern.test(sentence.slice(index + phrase.length));
    return isOpen ? day !== undefined && isNamedClosed : isNamedOpen;
  })?.[0];
}

/** Compares office hours and the end of the working day with the settings. Applications are accepted at any hour. */
export const checkHours: SentenceCheck = (sentence, { legal: { hours }, promises: { dayEnds } }, heading) => {
  const closing = timeIn(closingPattern, sentence);
  if (closing && /(?:その日|当日)[^、]*(?:受け?付|扱|数え)/.test(sentence))
    return closing.time === minutesOf(...dayEnds.split(":"))
      ? undefined
      : differs("dayEnds", closing.phrase, dayEnds);
  const isAnswered =
    /電話|つなが|問い?合わ?せ|相談|対応|サポート|スタッフ|窓口|営業時間|お越し|来店|\d-\d{4}(?!\d).*受付|(?<!申し?込.*)受付時間/.test(
      sentence,
    ) || isHours(heading);
  const officeHours = in24HourClock(hours.normalize("NFKC").replaceAll(/\s/g, ""));
  const day = isAnswered
    ? wrongDay(sentence.replaceAll(officeHours, ""), officeHours, isHours(heading))
    : undefined;
  if (day !== undefined) return differs("hours", day, hours);
  if (isDenied(sentence) || !(isAnswered || /平日.*受け?付|受け?付は(?:朝の?)?\d/.test(sentence)))
    return undefined;
  const openRanges = rangesIn(officeHours);
  const earliest = Math.min(...openRanges.map(({ from }) => from));
  const latest = Math.max(...openRanges.map(({ until }) => until));
  const isOutside = (time: number) => time > latest || (time < earliest && time + noon > latest);
  const opening = timeIn(openingPattern, sentence);
  const [phrase] = [
    isAnswered && !officeHours.includes("24時間") ? alwaysPattern.exec(sentence)?.[0] : undefined,
    rangesIn(sentence).find(
      (each) => !openRanges.some(({ from, until }) => from <= each.from && each.until <= until),
    )?.phrase,
    closing && isOutside(closing.time) ? closing.phrase : undefined,
    opening && opening.time < earliest ? opening.phrase : undefined,
  ].filter((each, index) => each !== undefined && (index === 0 || openRanges.length > 0));
  return phrase ? differs("hours", phrase, hours) : undefined;
};

const companyKinds = "(?:株式|合同|有限|合資|合名)会社";
const anyKind = `(?:${companyKinds}|\\([株有同資名]\\))`;

/** The company's name with another kind, at the other end, or in other letters: 「(株)KOHAKU」 for KOHAKU株式会社. */
const otherKind = (sentence: string, name: string, company: string): string | undefined =>
  sentence
    .match(new RegExp(`${anyKind}${literally(name)}(?:${anyKind})?|${literally(name)}${anyKind}`, "giu"))
    ?.find((phrase) => phrase !== company);
const companyPattern = new RegExp(
  `${companyKinds}([\\p{L}\\p{N}・ー]+)|([\\p{L}\\p{N}・ー]+?)${companyKinds}`,
  "u",
);
/** Characters by which a former name is recognised. */
const prefixLength = 2;

const companyBetween = new RegExp(`([\\p{L}\\p{N}・ー]*)${companyKinds}([\\p{L}\\p{N}・ー]*)`, "u");

/** The name before or after 株式会社 with one character wrong, missing or too many: 「茜谷商会」 for 茜屋商会. */
function misspeltCompany(sentence: string, name: string): string | undefined {
  const [, before = "", after = ""] = companyBetween.exec(sentence) ?? [];
  if (name.length <= prefixLength || before.endsWith(name) || after.startsWith(name)) return undefined;
  return [name.length, name.length - 1, name.length + 1]
    .flatMap((length) => [after.slice(0, length), before.slice(-length)])
    .find((text) => distance(text, name) === 1);
}

/** In 「株式会社みどり商会が、請求書を買い取ります」 the company is the buyer. */
const buyerPattern = /^(.+?)[がは]、?(?:その|この|お客さまの)?(?:請求書|売掛金|売掛債権|債権)?を?お?買い?取/u;

/** Finds another company as the buyer. A name with the same beginning is a misspelt or a former name of the company. */
export const checkCompany: SentenceCheck = (sentence, { legal: { company } }) => {
  const written = company.normalize("NFKC").replaceAll(" ", "");
  const ownName = withoutCompanyForm(written);
  const misspelt = otherKind(sentence, ownName, written) ?? misspeltCompany(sentence, ownName);
  if (misspelt !== undefined) return differs("company", misspelt, company);
  const match = companyPattern.exec(sentence);
  const name = match?.[1] ?? match?.[2];
  if (!match || name === undefined || name.startsWith(ownName)) return undefined;
  const isOperator =
    /運営(?:会社|元)?(?:名)?[:はが]?$/.test(sentence.slice(0, match.index)) ||
    /^が運営し/.test(sentence.slice(match.index + match[0].length)) ||
    /が運営し/.test(match[0]) ||
    (/お客さ?まと$/.test(sentence.slice(0, match.index)) && /の2社/.test(sentence.slice(match.index)));
  const [buyer] = buyerPattern.exec(sentence.slice(match.index))?.slice(1) ?? [];
  return isOperator || buyer !== undefined || name.startsWith(ownName.slice(0, prefixLength))
    ? differs("company", buyer ?? match[0], company)
    : undefined;
};
