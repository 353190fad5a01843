import type { ThemeDecisions } from "../decisions.ts";
import { columns } from "./columns.ts";
import { facts } from "./facts.ts";
import { fields } from "./fields.ts";
import { frames } from "./frames.ts";
import { groups } from "./groups.ts";
import { icons } from "./icons.ts";
import { ornaments } from "./ornaments.ts";
import { primaryButtons } from "./primary-buttons.ts";
import { steps } from "./steps.ts";

/**
 * Choices for each decision about the composition; the first is the default. Every choice of a decision sets the same
 * tokens, so that no token of the previous brand remains when a page changes its brand.
 */
const choices = {
  frame: frames,
  ornament: ornaments,
  groups,
  fields,
  facts,
  columns,
  steps,
  icons,
  primaryButton: primaryButtons,
};
type Choices = typeof choices;

/** Composition of the pages, above all after the login. */
export type Composition = { [Name in keyof Choices]?: keyof Choices[Name] | undefined };
type FormToken = { [Name in keyof Choices]: keyof Choices[Name][keyof Choices[Name]] }[keyof Choices];

export const compositionChoices = Object.fromEntries(
  Object.entries(choices).map(([name, tokens]) => [name, Object.keys(tokens)]),
) as { [Name in keyof Choices]: (keyof Choices[Name] & string)[] };

/** Tokens of the composition: components read these instead of the decisions. */
export function deriveForm(decisions: ThemeDecisions): Record<FormToken, string> {
  const tokens = Object.entries<Readonly<Record<string, object>>>(choices).map(
    ([name, ofChoice]) => ofChoice[decisions[name as keyof Choices] ?? ""] ?? Object.values(ofChoice)[0],
  );
  return {
    ...Object.assign({}, ...tokens),
    // The ink of a status suits light backgrounds, so on a dark block it keeps its tint.
    ...(decisions.emphasis === "strong" && { emphasisBadgeFill: "100%" }),
  };
}
