import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { DataFile, DataPath } from "../source/data-file.ts";
import { allAreas } from "../text/all-areas.ts";
import { isFixed } from "../text/copy-of.ts";
import type { BrandSource } from "./brand-source.ts";
import { type Fault, placeOf, type RuleFinding } from "./finding.ts";

/** Every base text by its full key, as `"top.heroTitle"`. */
export const baseTexts: ReadonlyMap<string, string> = new Map(
  allAreas.flatMap(({ area, texts }) =>
    Object.entries(texts).map(([key, text]): [string, string] => [`${area}.${key}`, text]),
  ),
);

/** Keys that a brand may override. */
export const overridableKeys: readonly string[] = [...baseTexts.keys()].filter(
  (key) => !isFixed(key.slice(0, key.indexOf("."))),
);

export type LocatedText = {
  readonly path: DataPath;
  readonly text: string;
  /** Label, title, question or date above the text. */
  readonly heading: string;
  readonly place: ReturnType<typeof placeOf>;
  readonly isAnsweredNo: boolean;
};

/** All texts of data files with their places. */
export const textsIn = (...files: readonly (DataFile | undefined)[]): LocatedText[] =>
  files.flatMap((file) => (file ? textsOf(file, file.value, []) : []));

function textsOf(file: DataFile, value: unknown, path: DataPath): LocatedText[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, text]: [string, unknown]) => {
    const here = [...path, Array.isArray(value) ? Number(key) : key];
    if (typeof text !== "string") return textsOf(file, text, here);
    const isAnsweredNo = deniesQuestion.test(answerIn(value, key));
    return [{ path: here, text, heading: headingIn(value), place: placeOf(file, here), isAnsweredNo }];
  });
}

/** The texts in which `find` finds a fault. */
export const faultsIn = (
  texts: readonly LocatedText[],
  find: (text: LocatedText) => Fault | false | undefined,
): RuleFinding[] =>
  texts.flatMap((text) => {
    const fault = find(text);
    return fault ? [{ ...text.place, ...fault }] : [];
  });

export const sentencesIn = (text: string): string[] => text.normalize("NFKC").split(/[。\n]/);

/** Titles, descriptions, text elements and labels of the drawings. */
export const textsOfDrawings = ({ dir, shownDir }: BrandSource): LocatedText[] =>
  globSync("assets/*.svg", { cwd: dir }).flatMap((file) => {
    const drawing = readFileSync(join(dir, file), "utf8");
    return [...drawing.matchAll(/<(title|desc|text)\b[^>]*>([^<]+)|\b(aria-label)="([^"]+)"/g)].map(
      ({ index, 1: element = "", 2: content = "", 3: key = element, 4: text = content }) => {
        const line = drawing.slice(0, index).split("\n").length;
        return {
          path: [key],
          text: decodeEntities(text),
          heading: "",
          place: { file: `${shownDir}/${file}`, line, key },
          isAnsweredNo: false,
        };
      },
    );
  });

export const decodeEntities = (text: string) =>
  text.replace(/&(?:#(\d+)|(amp|lt|gt|quot|apos));/g, (_, code: string | undefined, name: string) =>
    code ? String.fromCodePoint(Number(code)) : entities[name as keyof typeof entities],
  );
const entities = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };

/** The first sentence of an answer denies the question, or admits companies only. */
const deniesQuestion =
  /^(?:いいえ|[^。]*(?:ません|かねます|ではな|でな|できな|対象外|遠慮|(?:法人|会社)の?(?:方|お客さま)?(?:だけ|のみ|限定|に限)))/;

const headings = ["label", "title", "question", "date"];
const headingIn = (value: object): string =>
  headings.map((name): unknown => Reflect.get(value, name)).find((text) => typeof text === "string") ?? "";

/** The answer to a question stands beside it: `answer` to `question`, `topParts.answer1` to `topParts.question1`. */
function answerIn(value: object, key: string): string {
  const answer: unknown = key.includes("question") && Reflect.get(value, key.replace("question", "answer"));
  return typeof answer === "string" ? answer : "";
}
