import { contrastFailures, deriveTheme, type Theme } from "@kaitori/ui/theme";
import * as v from "valibot";
import type { DataFile } from "../../source/data-file.ts";
import type { BrandTokens } from "../../tokens/brand-tokens.ts";
import { Tokens } from "../../tokens/schema.ts";
import type { Rule } from "../rule.ts";

/** Every pair of colours that the components use can be read (WCAG 2.2 AA). */
export const contrast: Rule = ({ parts: { tokens } }) => {
  if (!tokens || !v.is(Tokens, tokens.value)) return [];
  const { decisions, overrides } = tokens.value as BrandTokens;
  const { colour } = deriveTheme(decisions, overrides);
  return contrastFailures({ colour } as Theme).map(({ text, on, ratio, minimum }) => ({
    file: tokens.file,
    line: lineOfColour(tokens, [text, on]),
    message: `"${text}" (${colour[text]}) on "${on}" (${colour[on]}) has a contrast of ${ratio}`,
    mend: `Make it ${minimum} or more: move one of the two in lightness, or take the override out and let it be derived.`,
  }));
};

/** An override is to blame before a decision, the text before its ground. */
function lineOfColour(tokens: DataFile, names: readonly string[]): number {
  const places = [
    ...names.map((name) => ["overrides", "colour", name]),
    ...names.map((name) => ["decisions", name]),
  ];
  const stands = places.find((path) => hasPath(tokens.value, path));
  return tokens.lineOf(stands ?? ["decisions"]);
}

const hasPath = (value: unknown, path: readonly string[]): boolean =>
  path.length === 0
    ? value !== undefined
    : typeof value === "object" && value !== null && hasPath(Reflect.get(value, path[0] ?? ""), path.slice(1));
