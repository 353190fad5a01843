import { type BilingualText, say } from "../../sentences/say.ts";
import { placeholdersOf } from "../../text/placeholders.ts";
import { baseTexts } from "../base-copy.ts";
import type { Rule } from "../finding.ts";
import { textsIn } from "../texts.ts";

/** An override has exactly the placeholders of the base text. */
export const placeholders: Rule = ({ files: { copy } }) =>
  textsIn(copy).flatMap(({ text, place }) => {
    const base = baseTexts.get(place.key);
    const message = faultOf(place.key, text, base);
    const expected = placeholdersOf(base ?? "").map(addBraces);
    const mend =
      expected.length > 0 ? say("exactPlaceholders", { places: expected.join(" ") }) : say("noPlaceholders");
    return message ? [{ ...place, message, mend }] : [];
  });

const addBraces = (name: string) => `{${name}}`;

function faultOf(key: string, text: string, base: string | undefined): BilingualText | undefined {
  if (base === undefined || text.trim() === "") return undefined;
  const [expected, actual] = [placeholdersOf(base), placeholdersOf(text)];
  const unknown = actual.filter((name) => !expected.includes(name));
  if (unknown.length > 0) return say("unknownPlaceholder", { key, places: unknown.map(addBraces).join(" ") });
  const missing = expected.filter((name) => !actual.includes(name));
  if (missing.length > 0) return say("missingPlaceholder", { key, places: missing.map(addBraces).join(" ") });
  const rest = text.replace(/\{[A-Za-z][A-Za-z0-9]*\}/g, "");
  return /[{}｛｝]/.test(rest) ? say("strayBrace", { key }) : undefined;
}
