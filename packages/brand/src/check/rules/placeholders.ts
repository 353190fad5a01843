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
    const wanted = placeholdersOf(base ?? "").map(braced);
    const mend =
      wanted.length > 0 ? say("exactPlaceholders", { places: wanted.join(" ") }) : say("noPlaceholders");
    return message ? [{ ...place, message, mend }] : [];
  });

const braced = (name: string) => `{${name}}`;

function faultOf(key: string, text: string, base: string | undefined): BilingualText | undefined {
  if (base === undefined || text.trim() === "") return undefined;
  const [wanted, had] = [placeholdersOf(base), placeholdersOf(text)];
  const unknown = had.filter((name) => !wanted.includes(name));
  if (unknown.length > 0) return say("unknownPlaceholder", { key, places: unknown.map(braced).join(" ") });
  const lost = wanted.filter((name) => !had.includes(name));
  if (lost.length > 0) return say("missingPlaceholder", { key, places: lost.map(braced).join(" ") });
  const rest = text.replace(/\{[A-Za-z][A-Za-z0-9]*\}/g, "");
  return /[{}｛｝]/.test(rest) ? say("strayBrace", { key }) : undefined;
}
