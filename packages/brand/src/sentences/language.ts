import { type Language, languages, type Said, say } from "./say.ts";

const isLanguage = (text: string): text is Language => languages.some((language) => language === text);

/** Takes `--lang` out of the arguments, wherever it stands. Japanese is the default: brand teams read it. */
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
