import { allAreas } from "../text/all-areas.ts";
import { isFixed } from "../text/copy-of.ts";

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
