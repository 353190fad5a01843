/** Names of the placeholders in a text: `"{day}の{place}"` → `"day" | "place"`. */
export type Placeholders<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Placeholders<Rest>
  : never;

const placeholder = /\{([A-Za-z][A-Za-z0-9]*)\}/g;

/** The placeholders of a text in order, each once. */
export const placeholdersOf = (text: string): string[] => [
  ...new Set([...text.matchAll(placeholder)].map((match) => match[1] ?? "")),
];

export const hasPlaceholder = (text: string): boolean => text.search(placeholder) >= 0;

export type FillValue = string | number;

/** Fills the placeholders of a text. Values are inserted literally; a placeholder without a value stays visible. */
export const fillGivenValues = (text: string, values: { readonly [name: string]: FillValue }): string =>
  text.replace(placeholder, (match, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : match,
  );
