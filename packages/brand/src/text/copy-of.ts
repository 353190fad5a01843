import type { CopyArea, CopyTexts } from "./copy-area.ts";
import { type FillValue, fillLoosely, type Placeholders, placeholdersOf } from "./placeholders.ts";

/** A text without placeholders is a string; one with placeholders is a function that asks for their values. */
export type CopyText<Text extends string> = [Placeholders<Text>] extends [never]
  ? string
  : (values: { readonly [Name in Placeholders<Text>]: FillValue }) => string;

export type CopyOf<Area extends CopyArea> = {
  readonly [Key in keyof Area["texts"]]: CopyText<Area["texts"][Key]>;
};

/** The words of an area as one brand says them: its override where it has one, the base text elsewhere. */
export function copyOf<Name extends string, Texts extends CopyTexts>(
  overrides: { readonly [key: string]: string | undefined },
  { area, texts }: CopyArea<Name, Texts>,
): CopyOf<CopyArea<Name, Texts>> {
  const spoken = Object.entries(texts).map(([key, base]) => {
    const text = isFixed(area) ? base : (overrides[`${area}.${key}`] ?? base);
    // The base decides what is a function: an override that lost its placeholder must not break the caller.
    return [key, placeholdersOf(base).length > 0 ? fillingOf(text) : text];
  });
  return Object.fromEntries(spoken);
}

/** The exact strings of the specification are the same in every brand. */
export const isFixed = (area: string): boolean => area === "specification";

const fillingOf = (text: string) => (values: { readonly [name: string]: FillValue }) =>
  fillLoosely(text, values);
