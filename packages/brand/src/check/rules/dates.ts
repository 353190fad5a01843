import { say } from "../../sentences/say.ts";
import type { DataFile } from "../../source/data-file.ts";
import { placeOf, type Rule, type RuleFinding } from "../finding.ts";
import { textsIn } from "../texts.ts";

/** Dates of texts exist, have their weekday and are not over; notices begin with the newest. */
export const dates: Rule = ({ files: { settings, copy, sections } }, _, today) => [
  ...textsIn(copy, sections).flatMap(({ path, text, place }): RuleFinding[] => {
    // Contracts name days of the past.
    if (path[0] === "articles") return [];
    const [fault] = text
      .normalize("NFKC")
      .split(/[。\n]/)
      .flatMap((sentence) => faultsOf(sentence, today));
    return fault ? [{ ...place, ...fault }] : [];
  }),
  ...noticeFaults(sections, today),
  ...revisedLater(settings, today),
];

const dateShape =
  /(?:(\d{4})年|令和(\d{1,2}|元)年|(\d{4})\/)(\d{1,2})(?:月|\/)(\d{1,2})日?(?:\(([日月火水木金土])(?:曜日?)?(?:・祝)?\))?/g;
const firstOfReiwa = 2019;
const weekdays = "日月火水木金土";

type Fault = Pick<RuleFinding, "message" | "mend" | "level">;

function faultsOf(sentence: string, today: string | undefined): Fault[] {
  const found = [...sentence.matchAll(dateShape)].map((match) => {
    const [phrase, year, reiwa, slashed, month, day, weekday] = match;
    const inReiwa = reiwa === "元" ? firstOfReiwa : firstOfReiwa - 1 + Number(reiwa);
    const date = new Date(Date.UTC(Number(year ?? slashed ?? inReiwa), Number(month) - 1, Number(day)));
    const rest = sentence.slice(match.index + phrase.length);
    const before = sentence.slice(0, match.index);
    return { phrase, date, day: Number(day), weekday, rest, before };
  });
  return found.flatMap(({ phrase, date, day, weekday, rest, before }, index): Fault[] => {
    if (date.getUTCDate() !== day) return [{ message: say("noSuchDay", { phrase }), mend: say("checkDate") }];
    const real = weekdays[date.getUTCDay()] ?? "";
    if (weekday && weekday !== real)
      return [{ message: say("weekdayIs", { phrase, weekday: real }), mend: say("checkDate") }];
    const previous = found[index - 1];
    if (previous && previous.date > date && /(?:から|〜|~|-)$/.test(before))
      return [{ message: say("endsBefore", { phrase }), mend: say("checkDate") }];
    const isOver = today !== undefined && date.toISOString().slice(0, 10) < today;
    return isOver && /^まで/.test(rest) && !/ました|でした/.test(rest)
      ? [{ level: "advice", message: say("dateIsOver", { phrase }), mend: say("renewOrTakeOut") }]
      : [];
  });
}

/** Notices begin with the newest, and none is dated in the future. */
function noticeFaults(file: DataFile | undefined, today: string | undefined): RuleFinding[] {
  const days = textsIn(file).filter(({ path }) => path.at(-1) === "date");
  return days.flatMap(({ path, text, place }, index): RuleFinding[] => {
    const above = days[index - 1];
    const isSameList = above?.path.slice(0, -2).join() === path.slice(0, -2).join();
    if (today !== undefined && text > today) return [{ ...place, ...futureDateFault(text) }];
    return above && isSameList && above.text < text
      ? [{ ...place, level: "advice", message: say("olderAbove", { date: text }), mend: say("newestFirst") }]
      : [];
  });
}

const futureDateFault = (date: string) =>
  ({ level: "advice", message: say("stillToCome", { date }), mend: say("checkDate") }) as const;

function revisedLater(settings: DataFile | undefined, today: string | undefined): RuleFinding[] {
  const revised: unknown = Reflect.get(Object(Reflect.get(Object(settings?.value), "legal")), "revised");
  return settings && today !== undefined && typeof revised === "string" && revised > today
    ? [{ ...placeOf(settings, ["legal", "revised"]), ...futureDateFault(revised) }]
    : [];
}
