import type { Composition, ThemeDecisions } from "../decisions.ts";
import { columns } from "./columns.ts";
import { facts } from "./facts.ts";
import { fields } from "./fields.ts";
import { frames } from "./frames.ts";
import { groups } from "./groups.ts";
import { marks } from "./marks.ts";
import { ornaments } from "./ornaments.ts";
import { presses } from "./presses.ts";
import { steps } from "./steps.ts";

/** Composition of a brand without own choices. */
export const defaultComposition = {
  frame: "bar",
  ornament: "none",
  groups: "cards",
  fields: "plain",
  facts: "rows",
  columns: "beside",
  steps: "bars",
  marks: "line",
  press: "flat",
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
  marks: Object.keys(marks),
  press: Object.keys(presses),
} satisfies Record<keyof Composition, string[]>;

/** Tokens of a brand without own choices. */
export const defaultForm = {
  ...frames.bar,
  ...ornaments.none,
  ...groups.cards,
  ...fields.plain,
  ...facts.rows,
  ...columns.beside,
  ...steps.bars,
  ...marks.line,
  ...presses.flat,
};
type Form = Record<keyof typeof defaultForm, string>;

/** One type for all choices of a decision: spreading their union would make a type of every combination. */
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
    ...tokensOf(marks[decisions.marks ?? defaults.marks]),
    ...tokensOf(presses[decisions.press ?? defaults.press]),
    // The ink of a status suits light backgrounds, so on a dark block it keeps its tint.
    ...(decisions.emphasis === "strong" && { emphasisBadgeFill: "100%" }),
  };
}
