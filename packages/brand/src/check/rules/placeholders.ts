import { placeholdersOf } from "../../text/placeholders.ts";
import { baseTexts } from "../base-copy.ts";
import type { Rule } from "../rule.ts";
import { textsIn } from "../texts.ts";

/** An override has the placeholders of the base text, no more and no fewer. */
export const placeholders: Rule = ({ files: { copy } }) =>
  copy
    ? textsIn(copy).flatMap(({ path, text }) => {
        const message = faultOf(text, baseTexts.get(path.join(".")));
        const wanted = placeholdersOf(baseTexts.get(path.join(".")) ?? "").map(braced);
        const mend =
          wanted.length > 0
            ? `Use exactly ${wanted.join(" ")}.`
            : "This text has no placeholders: take it out.";
        return message
          ? [
              {
                file: copy.file,
                line: copy.lineOf(path),
                key: path.join("."),
                message: `"${path.join(".")}" ${message}`,
                mend,
              },
            ]
          : [];
      })
    : [];

const braced = (name: string) => `{${name}}`;

function faultOf(text: string, base: string | undefined): string | undefined {
  if (base === undefined || text.trim() === "") return undefined;
  const [wanted, had] = [placeholdersOf(base), placeholdersOf(text)];
  const unknown = had.filter((name) => !wanted.includes(name));
  if (unknown.length > 0) return `has the unknown placeholder ${unknown.map(braced).join(" ")}`;
  const lost = wanted.filter((name) => !had.includes(name));
  if (lost.length > 0) return `lacks the placeholder ${lost.map(braced).join(" ")}`;
  const rest = text.replace(/\{[A-Za-z][A-Za-z0-9]*\}/g, "");
  return /[{}｛｝]/.test(rest) ? "has a brace that begins or ends no placeholder" : undefined;
}
