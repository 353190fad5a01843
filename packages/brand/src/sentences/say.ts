import { type SentenceName, sentences } from "./sentences.ts";

/** Brand teams read Japanese, developers English. */
export type Language = "ja" | "en";
export const languages: readonly Language[] = ["ja", "en"];

/** A sentence in both languages. */
export type BilingualText = Readonly<Record<Language, string>>;

/** Names of the placeholders in a template; braces with spaces inside are an example of data. */
type PlaceholdersOf<Template extends string> = Template extends `${string}{${infer Name}}${infer Rest}`
  ? PlaceholderOf<Name> | PlaceholdersOf<Rest>
  : never;
type PlaceholderOf<Name extends string> = Name extends `${string}{${infer Inner}`
  ? PlaceholderOf<Inner>
  : Name extends `${string} ${string}`
    ? never
    : Name;
type English<Name extends SentenceName> = (typeof sentences)[Name][0];
type FillValues = Readonly<Record<string, string | number | BilingualText>>;

/** The values for all placeholders of these sentences: no argument if there are none. */
export type ValuesOf<Name extends SentenceName> =
  PlaceholdersOf<English<Name>> extends never
    ? []
    : [values: Readonly<Record<PlaceholdersOf<English<Name>>, FillValues[string]>>];

/** A sentence of the table with its placeholders filled, in both languages. */
export const say = <Name extends SentenceName>(name: Name, ...[values]: ValuesOf<Name>): BilingualText =>
  fillSentence(name, values);

export function fillSentence(name: SentenceName, values: FillValues = {}): BilingualText {
  const [en, ja] = sentences[name];
  return { en: fillPlaceholders(en, values, "en"), ja: fillPlaceholders(ja, values, "ja") };
}

const fillPlaceholders = (template: string, values: FillValues, language: Language) =>
  template.replace(/\{(\w+)\}/g, (placeholder, name: string) => {
    const value = values[name];
    if (value === undefined) return placeholder;
    return typeof value === "object" ? value[language] : String(value);
  });

/** A text that is the same in both languages, such as a part of a file. */
export const inBothLanguages = (text: string): BilingualText => ({ en: text, ja: text });

/** Joins several sentences. */
export const joinTexts = (...parts: readonly BilingualText[]): BilingualText => ({
  en: parts.map(({ en }) => en).join(" "),
  ja: parts.map(({ ja }) => ja).join(""),
});

/** Translates a schema's message. If several templates match, the one with the most literal text counts. */
export function translateSchemaMessage(message: string): BilingualText {
  const [best] = schemaMessages
    .flatMap(({ pattern, placeholders, ja, literalLength }) => {
      const match = pattern.exec(message);
      const values = Object.fromEntries(
        placeholders.map((placeholder, index) => [placeholder, match?.[index + 1] ?? ""]),
      );
      return match ? [{ ja: fillPlaceholders(ja, values, "ja"), literalLength }] : [];
    })
    .sort((one, other) => other.literalLength - one.literalLength);
  return { en: message, ja: best?.ja ?? message };
}

const schemaMessages = Object.entries(sentences)
  .filter(([name]) => name.startsWith("must"))
  .map(([, [en, ja]]) => {
    const parts = en.split(/\{\w+\}/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
    return {
      ja,
      pattern: new RegExp(`^${parts.join("(.+)")}$`, "s"),
      placeholders: [...en.matchAll(/\{(\w+)\}/g)].map(([, placeholder = ""]) => placeholder),
      literalLength: parts.join("").length,
    };
  });
