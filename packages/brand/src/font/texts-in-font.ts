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
export function textsInFont(
  { copy, sections }: { readonly copy: unknown; readonly sections: unknown },
  use: BrandFont["use"],
): LocatedText[] {
  const overrides = new Map(Object.entries(Object(copy)).map(([key, text]) => [key, String(text)]));
  const baseTexts = Object.values(allAreas).flatMap(({ area, texts }) =>
    Object.entries(texts).flatMap(([name, base]): LocatedText[] => {
      const key = `${area}.${name}`;
      const isInFont =
        use === "headings" ? !systemAreas.has(area) && isHeading(name) : areasOfFirstPages.has(area);
      return isInFont ? [{ key, text: overrides.get(key) ?? base }] : [];
    }),
  );
  return [...baseTexts, ...sectionTexts(sections, "", use)];
}

/** Titles of sections; all their texts if the font is for texts. */
function sectionTexts(value: unknown, path: string, use: BrandFont["use"]): LocatedText[] {
  if (typeof value === "string") {
    const name = path.split(".").at(-1) ?? "";
    const isCode = /^(?:kind|variant|picture|href|date|path|description)$/.test(name);
    return !isCode && (use === "text" || isHeading(name)) ? [{ key: `sections${path}`, text: value }] : [];
  }
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => sectionTexts(inner, `${path}.${name}`, use));
}

/** The characters of these texts without placeholders, each once. */
export const charactersOf = (texts: readonly LocatedText[]): string =>
  [...new Set([digitsAndUnits, ...texts.map(({ text }) => text.replace(/\{\w+\}|\s/g, ""))].join(""))]
    .sort()
    .join("");
