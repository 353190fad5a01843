import type { DataFile } from "../../source/data-file.ts";
import { advice, type Fault, faultOf, finding, findingsIn, type Rule, type RuleFinding } from "../finding.ts";
import { numberIn } from "../quantities.ts";
import { faultsIn, sentencesIn, textsIn } from "../texts.ts";

/** Finds dates that do not exist, have another weekday or have passed, and lists that are not in order. */
export const dates: Rule = ({ files: { settings, copy, sections } }, _, today) => [
  ...faultsIn(textsIn(copy, sections, settings), ({ path, text, heading: noticeDate }) => {
    // Contracts name days of the past.
    const sentences = path[0] === "articles" ? [] : sentencesIn(text);
    return sentences.flatMap((sentence) => faultsOf(withYear(sentence, noticeDate), today))[0];
  }),
  ...noticeFaults(sections, today),
  ...historyFaults(sections, today),
  ...numberFaults(sections),
  ...settingsFaults(settings, today),
];

/** Adds the year to 「12月28日（日）」 in a notice: that of the notice, or the next one if the month is earlier. */
const withYear = (sentence: string, noticeDate: string) => {
  const [, year, month] = /^(\d{4})-(\d{2})-\d{2}$/.exec(noticeDate) ?? [];
  return sentence.replace(/(?<![年\d/])(\d{1,2})月\d{1,2}日\([日月火水木金土]/g, (day, monthOfDay) =>
    year === undefined ? day : `${Number(year) + (Number(monthOfDay) < Number(month) ? 1 : 0)}年${day}`,
  );
};

const datePattern =
  /(?:(\d{4})年|令和(\d{1,2}|元)年|(\d{4})\/)(\d{1,2})(?:月|\/)(?:(\d{1,2})日?|末日?)(?:\(([日月火水木金土])(?:曜日?)?(?:・祝)?\))?/g;
/** The first and last years of the eras. */
const eras: Readonly<Record<string, readonly [first: number, last: number]>> = {
  明治: [1868, 45],
  大正: [1912, 15],
  昭和: [1926, 64],
  平成: [1989, 31],
  令和: [2019, Number.POSITIVE_INFINITY],
};
const yearOf = (era: string, count: string) => (eras[era]?.[0] ?? Number.NaN) - 1 + numberIn(count);
const eraPattern =
  /(明治|大正|昭和|平成|令和)(元|[〇一二三四五六七八九十]+|\d+)年?(?:\((\d{4})年?\)|(?<=年))/;

/** Finds a year after the end of its era, a day that does not exist, a time after 24:00, or 無休 with days of rest. */
function impossibleDate(sentence: string): Fault | undefined {
  const [phrase = "", era = "", count = "", western] = eraPattern.exec(sentence) ?? [];
  if (numberIn(count) > (eras[era]?.[1] ?? 0)) return faultOf("noSuchYear", "checkDate", { phrase, era });
  if (western !== undefined && yearOf(era, count) !== Number(western))
    return faultOf("yearsDiffer", "checkDate", { phrase });
  for (const [day, month, date] of sentence.matchAll(/(?<!\d)(\d{1,2})月(\d{1,2})日/g))
    if (Number(month) > 12 || Number(date) > new Date(Date.UTC(2024, Number(month), 0)).getUTCDate())
      return faultOf("noSuchDay", "checkDate", { phrase: day });
  for (const [time, hour, minute] of sentence.matchAll(
    /(?<![\d:.])(\d{1,2})(?::(\d{2})(?![\d:])|時(?!間)(?:(\d{2})分)?)/g,
  ))
    if (Number(hour) > 24 || (Number(minute) > 59 && /受付|営業|電話|まで|〜|から|平日/.test(sentence)))
      return faultOf("noSuchTime", "checkDate", { phrase: time });
  const [hours] = openEveryDay.exec(sentence) ?? [];
  return hours === undefined ? undefined : faultOf("hoursContradict", "writeClosedDays", { phrase: hours });
}

/** 「年中無休（日曜を除く）」; 年末年始 may be excepted. */
const openEveryDay = /無休[^、]*?(?:定休(?!日?なし)|(?:祝|土|曜)(?:(?!も|営業)[^、)])*?(?:を除|休[みむ業]))/;

/** Reads the year of an item of a history: 「昭和三十一年」 or 「1956年」. */
function yearIn(text: string): number | undefined {
  const [, era = "", count = ""] = eraPattern.exec(text) ?? [];
  const [year = yearOf(era, count)] = /\d{4}(?=年|$|[./-])/.exec(text) ?? [];
  return Number.isNaN(Number(year)) ? undefined : Number(year);
}

/** Finds titles with a number (「1. 登録」) that are not numbered 1, 2, 3 and so on in their list. */
function numberFaults(file: DataFile | undefined): RuleFinding[] {
  let [list, previousNumber] = ["", 0];
  return faultsIn(textsIn(file), ({ path, text }) => {
    const [, number] = /^(\d)[.．](?!\d)/.exec(text) ?? [];
    if (path.at(-1) !== "title" || number === undefined) return undefined;
    if (list !== path.slice(0, -2).join()) previousNumber = 0;
    list = path.slice(0, -2).join();
    previousNumber += 1;
    return Number(number) !== previousNumber && faultOf("outOfOrder", "sortWithoutGap", { phrase: text });
  });
}

/** Finds years of a history that are not in order, or in the future. */
function historyFaults(file: DataFile | undefined, today: string | undefined): RuleFinding[] {
  const items = textsIn(file)
    .filter(({ path }) => path.at(-1) === "when")
    .flatMap(({ text, place, path }) => {
      const year = yearIn(text.normalize("NFKC"));
      return year === undefined ? [] : [{ text, place, year, list: path.slice(0, -2).join() }];
    });
  const isDescending = (items[0]?.year ?? 0) > (items.at(-1)?.year ?? 0);
  return items.flatMap(({ text, place, year, list }, index): RuleFinding[] => {
    const above = items[index - 1];
    if (today !== undefined && year > Number(today.slice(0, 4)))
      return [advice(place, "dateInFuture", "checkDate", { date: text })];
    const isWrong = above && above.list === list && (isDescending ? above.year < year : above.year > year);
    return isWrong ? [finding(place, "outOfOrder", "sortWithoutGap", { phrase: text })] : [];
  });
}

const weekdayOf = (date: Date) => date.toLocaleDateString("ja-JP", { weekday: "short", timeZone: "UTC" });

function faultsOf(sentence: string, today: string | undefined): Fault[] {
  const datesInText = [...sentence.matchAll(datePattern)].map((match) => {
    const [phrase, year, reiwa, slashed, month, day, weekday] = match;
    const fullYear = Number(year ?? slashed ?? yearOf("令和", reiwa ?? ""));
    // The last day of a month is the day before the next one.
    const date = new Date(Date.UTC(fullYear, Number(month) - (day ? 1 : 0), Number(day ?? 0)));
    const rest = sentence.slice(match.index + phrase.length);
    const before = sentence.slice(0, match.index);
    return { phrase, date, day: Number(day ?? date.getUTCDate()), weekday, rest, before };
  });
  const fault = impossibleDate(sentence);
  if (fault) return [fault];
  return datesInText.flatMap(({ phrase, date, day, weekday, rest, before }, index): Fault[] => {
    if (date.getUTCDate() !== day) return [faultOf("noSuchDay", "checkDate", { phrase })];
    const actualWeekday = weekdayOf(date);
    if (weekday && weekday !== actualWeekday)
      return [faultOf("weekdayIs", "checkDate", { phrase, weekday: actualWeekday })];
    const previous = datesInText[index - 1];
    if (previous && previous.date > date && /(?:から|〜|~|-)$/.test(before))
      return [faultOf("endsBefore", "checkDate", { phrase })];
    const hasPassed = today !== undefined && date.toISOString().slice(0, 10) < today;
    return hasPassed && /^まで/.test(rest) && !/ました|でした/.test(rest)
      ? [{ level: "advice", ...faultOf("dateHasPassed", "renewOrTakeOut", { phrase }) }]
      : [];
  });
}

/** Finds notices that are not sorted from the newest, or dated in the future. */
function noticeFaults(file: DataFile | undefined, today: string | undefined): RuleFinding[] {
  const days = textsIn(file).filter(({ path }) => path.at(-1) === "date");
  return days.flatMap(({ path, text, place }, index): RuleFinding[] => {
    const above = days[index - 1];
    const isSameList = above?.path.slice(0, -2).join() === path.slice(0, -2).join();
    if (today !== undefined && text > today)
      return [advice(place, "dateInFuture", "checkDate", { date: text })];
    return above && isSameList && above.text < text
      ? [advice(place, "olderAbove", "newestFirst", { date: text })]
      : [];
  });
}

/** Finds a maintenance that closes the site without an end or after its end, and a date of revision in the future. */
function settingsFaults(file: DataFile | undefined, today: string | undefined): RuleFinding[] {
  const { maintenance, legal } = Object(file?.value);
  const { on, until } = Object(maintenance);
  const revised: unknown = Reflect.get(Object(legal), "revised");
  if (!file || today === undefined) return [];
  const { findings, add, advise } = findingsIn(file);
  const [phrase, ...parts] = /(\d{4})[-/年](\d{1,2})[-/月](\d{1,2})/.exec(String(until)) ?? [];
  const day = parts.map((part) => part.padStart(2, "0")).join("-");
  if (on === true && phrase === undefined) advise(["maintenance", "on"], "siteClosed", "openSite");
  else if (on === true && phrase !== undefined && day < today)
    add(["maintenance", "until"], "dateHasPassed", "renewOrTakeOut", { phrase });
  if (typeof revised === "string" && revised > today)
    advise(["legal", "revised"], "dateInFuture", "checkDate", { date: revised });
  return findings;
}
