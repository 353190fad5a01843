import type { BrandSource } from "../check/brand-source.ts";
import { textsIn } from "../check/texts.ts";
import { allAreas } from "../text/all-areas.ts";
import type { BrandFont } from "./brand-font.ts";

/** Legal documents, and texts that applicants do not read, keep the system font. */
const systemAreas = new Set([
  "agreement",
  "deskRefusals",
  "desk",
  "development",
  "explanation",
  "mail",
  "privacy",
  "reasons",
  "sct",
  "security",
  "terms",
]);
const areasOfFirstPages = new Set(["top", "login", "register", "registerAside", "layout", "common", "pages"]);

const isHeading = (key: string) => /(?:^|\.)(?:title|\w*Title)$/.test(key);

/** Characters of the figures, dates and amounts that fill placeholders in headings. */
const digitsAndUnits = "0123456789,.年月日時分円件（）";

export interface LocatedText {
  /** A key of the copy, or a place in the sections. */
  readonly key: string;
  readonly text: string;
}

/** Texts that the brand sets in this font; overrides replace base texts. */
export function textsInFont({ copy, sections }: BrandSource["files"], use: BrandFont["use"]): LocatedText[] {
  const overrides = new Map(Object.entries(Object(copy?.value)).map(([key, text]) => [key, String(text)]));
  const baseTexts = Object.values(allAreas).flatMap(({ area, texts }) =>
    Object.entries(texts).flatMap(([name, base]): LocatedText[] => {
      const key = `${area}.${name}`;
      const isInFont =
        use === "headings" ? !systemAreas.has(area) && isHeading(name) : areasOfFirstPages.has(area);
      return isInFont ? [{ key, text: overrides.get(key) ?? base }] : [];
    }),
  );
  const ofSections = textsIn(sections).flatMap(({ path, text, place }) => {
    const name = String(path.at(-1));
    const isCode = /^(?:kind|variant|picture|href|date|path|description)$/.test(name);
    return !isCode && (use === "text" || isHeading(name)) ? [{ key: `sections.${place.key}`, text }] : [];
  });
  return [...baseTexts, ...ofSections];
}

/** The characters of these texts without placeholders, each once. */
export const charactersOf = (texts: readonly LocatedText[]): string =>
  [...new Set([digitsAndUnits, ...texts.map(({ text }) => text.replace(/\{\w+\}|\s/g, ""))].join(""))]
    .sort()
    .join("");
