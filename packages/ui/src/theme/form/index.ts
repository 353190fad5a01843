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
import type { Form } from "./table.ts";

/** Composition of a brand that decides nothing about it. */
export const usualComposition = {
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

/** Choices for each decision, the usual one first. */
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

/** Type check: each choice must set every token of the contract. */
const formTokens = <Token extends keyof Form>(tokens: Record<Token, string>): Record<Token, string> => tokens;

/** Composition tokens: components read these instead of the decision. */
export function deriveForm(decisions: ThemeDecisions): Form {
  const usual = usualComposition;
  return {
    ...formTokens(frames[decisions.frame ?? usual.frame]),
    ...formTokens(ornaments[decisions.ornament ?? usual.ornament]),
    ...formTokens(groups[decisions.groups ?? usual.groups]),
    ...formTokens(fields[decisions.fields ?? usual.fields]),
    ...formTokens(facts[decisions.facts ?? usual.facts]),
    ...formTokens(columns[decisions.columns ?? usual.columns]),
    ...formTokens(steps[decisions.steps ?? usual.steps]),
    ...formTokens(marks[decisions.marks ?? usual.marks]),
    ...formTokens(presses[decisions.press ?? usual.press]),
    // On a strong block a status lies on its tint, as its words are made for light backgrounds.
    ...(decisions.emphasis === "strong" && { emphasisBadgeFill: "100%" }),
  };
}
