import { type BilingualText, type Language, languages, say } from "./say.ts";

const isLanguage = (text: string): text is Language => languages.some((language) => language === text);

/** Takes `--lang` out of the arguments. Japanese is the default, for brand teams. */
export function readLanguage(args: readonly string[]): {
  readonly language: Language;
  readonly rest: readonly string[];
  /** Error if `--lang` names an unknown language. */
  readonly error?: BilingualText;
} {
  const at = args.findIndex((text) => text === "--lang" || text.startsWith("--lang="));
  if (at < 0) return { language: "ja", rest: args };
  const [, inline] = (args[at] ?? "").split("=");
  const language = inline ?? args[at + 1] ?? "";
  const rest = args.filter((_, index) => index < at || index > at + (inline === undefined ? 1 : 0));
  return isLanguage(language) ? { language, rest } : { language: "ja", rest, error: say("unknownLanguage") };
}
