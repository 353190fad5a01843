import type { CopyArea, CopyTexts } from "./copy-area.ts";
import { type FillValue, fillGivenValues, hasPlaceholder, type Placeholders } from "./placeholders.ts";

/** A text without placeholders is a string; one with placeholders is a function that asks for their values. */
export type CopyText<Text extends string> = [Placeholders<Text>] extends [never]
  ? string
  : (values: { readonly [Name in Placeholders<Text>]: FillValue }) => string;

export type CopyOf<Area extends CopyArea> = {
  readonly [Key in keyof Area["texts"]]: CopyText<Area["texts"][Key]>;
};

/** Texts of a brand by their keys, typed loosely for readers that look keys up. */
export type Overrides = { readonly [key: string]: string | undefined };

/** Cache: components read their texts at every render, and a contract reads every article. */
const textsCache = new WeakMap<Overrides, WeakMap<CopyArea, object>>();

/** The texts of an area in one brand: its overrides, else the base texts. */
export function copyOf<Name extends string, Texts extends CopyTexts>(
  overrides: Overrides,
  area: CopyArea<Name, Texts>,
): CopyOf<CopyArea<Name, Texts>> {
  const areas = textsCache.get(overrides) ?? new WeakMap<CopyArea, object>();
  const words = areas.get(area) ?? wordsOf(overrides, area);
  textsCache.set(overrides, areas.set(area, words));
  return words as CopyOf<CopyArea<Name, Texts>>;
}

const wordsOf = (overrides: Overrides, { area, texts }: CopyArea): object =>
  Object.fromEntries(
    Object.entries(texts).map(([key, base]) => {
      const text = isFixed(area) ? base : (overrides[`${area}.${key}`] ?? base);
      // The base text decides whether the text is a function, so that an override without its placeholder does not
      // break the caller.
      return [key, hasPlaceholder(base) ? fillerOf(text) : text];
    }),
  );

/** The exact strings of the specification are the same in every brand. */
export const isFixed = (area: string): boolean => area === "specification";

const fillerOf = (text: string) => (values: { readonly [name: string]: FillValue }) =>
  fillGivenValues(text, values);
