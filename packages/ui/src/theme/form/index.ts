import type { Composition, ThemeDecisions } from "../decisions.ts";
import { columns } from "./columns.ts";
import { facts } from "./facts.ts";
import { fields } from "./fields.ts";
import { frames } from "./frames.ts";
import { groups } from "./groups.ts";
import { icons } from "./icons.ts";
import { ornaments } from "./ornaments.ts";
import { primaryButtons } from "./primary-buttons.ts";
import { steps } from "./steps.ts";

/** Composition of a brand that chooses nothing. */
export const defaultComposition = {
  frame: "bar",
  ornament: "none",
  groups: "cards",
  fields: "plain",
  facts: "rows",
  columns: "beside",
  steps: "bars",
  icons: "line",
  primaryButton: "flat",
} as const satisfies { [Name in keyof Composition]-?: Composition[Name] };

/** Choices for each decision; the first is the default. */
export const compositionChoices = {
  frame: Object.keys(frames),
  ornament: Object.keys(ornaments),
  groups: Object.keys(groups),
  fields: Object.keys(fields),
  facts: Object.keys(facts),
  columns: Object.keys(columns),
  steps: Object.keys(steps),
  icons: Object.keys(icons),
  primaryButton: Object.keys(primaryButtons),
} satisfies Record<keyof Composition, string[]>;

/** Tokens of a brand that chooses nothing. */
export const defaultForm = {
  ...frames.bar,
  ...ornaments.none,
  ...groups.cards,
  ...fields.plain,
  ...facts.rows,
  ...columns.beside,
  ...steps.bars,
  ...icons.line,
  ...primaryButtons.flat,
};
type Form = Record<keyof typeof defaultForm, string>;

/** Gives all choices of a decision one type: spreading a union would create a type for every combination. */
const tokensOf = <Token extends string>(tokens: Record<Token, string>): Record<Token, string> => tokens;

/** Tokens of the composition: components read these instead of the decisions. */
export function deriveForm(decisions: ThemeDecisions): Form {
  const defaults = defaultComposition;
  return {
    ...tokensOf(frames[decisions.frame ?? defaults.frame]),
    ...tokensOf(ornaments[decisions.ornament ?? defaults.ornament]),
    ...tokensOf(groups[decisions.groups ?? defaults.groups]),
    ...tokensOf(fields[decisions.fields ?? defaults.fields]),
    ...tokensOf(facts[decisions.facts ?? defaults.facts]),
    ...tokensOf(columns[decisions.columns ?? defaults.columns]),
    ...tokensOf(steps[decisions.steps ?? defaults.steps]),
    ...tokensOf(icons[decisions.icons ?? defaults.icons]),
    ...tokensOf(primaryButtons[decisions.primaryButton ?? defaults.primaryButton]),
    // The ink of a status suits light backgrounds, so on a dark block it keeps its tint.
    ...(decisions.emphasis === "strong" && { emphasisBadgeFill: "100%" }),
  };
}
