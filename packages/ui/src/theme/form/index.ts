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

/** Whatever was chosen, the names of its tokens: the compiler asks for all of the contract, and not for their values. */
const said = <Token extends keyof Form>(tokens: Record<Token, string>): Record<Token, string> => tokens;

/** The composition as properties: what a component has to know of a decision, and never the decision itself. */
export function deriveForm(decisions: ThemeDecisions): Form {
  const usual = usualComposition;
  return {
    ...said(frames[decisions.frame ?? usual.frame]),
    ...said(ornaments[decisions.ornament ?? usual.ornament]),
    ...said(groups[decisions.groups ?? usual.groups]),
    ...said(fields[decisions.fields ?? usual.fields]),
    ...said(facts[decisions.facts ?? usual.facts]),
    ...said(columns[decisions.columns ?? usual.columns]),
    ...said(steps[decisions.steps ?? usual.steps]),
    ...said(marks[decisions.marks ?? usual.marks]),
    ...said(presses[decisions.press ?? usual.press]),
    // On a strong block a status lies on its tint, as its words are made for light backgrounds.
    ...(decisions.emphasis === "strong" && { emphasisBadgeFill: "100%" }),
  };
}
