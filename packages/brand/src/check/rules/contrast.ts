import { type ContrastFailure, contrastFailures, deriveTheme } from "@kaitori/ui/theme";
import type { DataPath } from "../../source/data-file.ts";
import type { BrandTokens } from "../../tokens/brand-tokens.ts";
import { areTokens } from "../../tokens/schema.ts";
import type { Rule } from "../rule.ts";

/** Every pair of colours that the components use can be read (WCAG 2.2 AA). */
export const contrast: Rule = ({ parts: { tokens } }) => {
  if (!tokens || !areTokens(tokens.value)) return [];
  const brand = tokens.value;
  const { colour } = themeOf(brand);
  return contrastFailures(themeOf(brand)).map((failure) => ({
    file: tokens.file,
    line: tokens.lineOf(causeOf(brand, failure)),
    message: `"${failure.text}" (${colour[failure.text]}) on "${failure.on}" (${colour[failure.on]}) has a contrast of ${failure.ratio}`,
    mend: `Make it ${failure.minimum} or more: move one of the two in lightness, or leave it to be derived.`,
  }));
};

const themeOf = ({ decisions, overrides }: BrandTokens) => deriveTheme(decisions, overrides);

const colours = ["ink", "paper", "surface", "brand", "accent", "neutral"] as const;

/** An override is to blame first; else the decision that would mend the pair if it were black or white. */
function causeOf(brand: BrandTokens, { text, on }: ContrastFailure): DataPath {
  const override = [text, on].find((name) => brand.overrides?.colour?.[name] !== undefined);
  if (override) return ["overrides", "colour", override];
  const mends = (name: (typeof colours)[number], colour: "#000000" | "#ffffff") =>
    !contrastFailures(themeOf({ ...brand, decisions: { ...brand.decisions, [name]: colour } })).some(
      (failure) => failure.text === text && failure.on === on,
    );
  const decision = colours.find((name) => mends(name, "#000000") || mends(name, "#ffffff"));
  return decision ? ["decisions", decision] : ["decisions"];
}
