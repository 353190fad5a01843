import { type Language, languages, type Said, say } from "./say.ts";

const isLanguage = (text: string): text is Language => languages.some((language) => language === text);

/** What was typed without `--lang`, which stands anywhere; brand teams, who say nothing, read Japanese. */
export function spoken(given: readonly string[]): {
  readonly language: Language;
  readonly rest: readonly string[];
  /** It named no language that there is. */
  readonly refused?: Said;
} {
  const at = given.findIndex((text) => text === "--lang" || text.startsWith("--lang="));
  if (at < 0) return { language: "ja", rest: given };
  const [, inline] = (given[at] ?? "").split("=");
  const language = inline ?? given[at + 1] ?? "";
  const rest = given.filter((_, index) => index < at || index > at + (inline === undefined ? 1 : 0));
  return isLanguage(language) ? { language, rest } : { language: "ja", rest, refused: say("whichLanguage") };
}
