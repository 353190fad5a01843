import type { BrandTokens } from "@kaitori/brand";
import { Note } from "@kaitori/ui";
import { deriveTheme, type ThemeDecisions } from "@kaitori/ui/theme";
import { colourNames, texts } from "./texts.ts";

/** A sentence about a colour that the theme changes, and the decisions that cause the change. */
export interface Adjustment {
  readonly causes: readonly (keyof ThemeDecisions)[];
  readonly sentence: string;
}

/** Lists the colours that the theme replaces because their contrast would be too low. */
export function adjustmentsOf({
  decisions,
  overrides,
}: Pick<BrandTokens, "decisions" | "overrides">): readonly Adjustment[] {
  const { colour } = deriveTheme(decisions, overrides);
  const actionColour = decisions[decisions.action];
  const adjustment = (
    actual: string,
    wanted: string,
    causes: Adjustment["causes"],
    sentence: (colour: string) => string,
  ): Adjustment[] => (actual === wanted ? [] : [{ causes, sentence: sentence(nameOf(actual, decisions)) }]);
  return [
    ...adjustment(colour.brandInk, decisions.brand, ["brand"], texts.adjustedText),
    ...adjustment(colour.action, actionColour, [decisions.action, "action"], texts.adjustedButton),
    ...adjustment(
      colour.emphasisAction,
      colour.action,
      [decisions.action, "action", "emphasis"],
      texts.invertedButton,
    ),
    ...(decisions.header === "ink"
      ? adjustment(colour.headerMark, decisions.accent, ["accent", "header"], texts.adjustedMark)
      : []),
    ...(decisions.emphasis === "strong"
      ? adjustment(colour.emphasisFigure, decisions.accent, ["accent", "emphasis"], texts.adjustedFigure)
      : []),
  ];
}

/** Name of the decision if the colour is one of them, such as 「文字の色」; otherwise its digits. */
function nameOf(colour: string, decisions: ThemeDecisions): string {
  const [, names] =
    Object.entries(colourNames).find(([name]) => decisions[name as keyof typeof colourNames] === colour) ??
    [];
  return names ? texts.sameAs(names.label, colour) : colour;
}

/** Lists the colours that the theme has changed because of a decision, for the contrast of text. */
export function AdjustedColours({
  decision,
  tokens,
}: {
  readonly decision: Adjustment["causes"][number];
  readonly tokens: BrandTokens;
}) {
  return adjustmentsOf(tokens)
    .filter((adjustment) => adjustment.causes.includes(decision))
    .map(({ sentence }) => <Note key={sentence}>{sentence}</Note>);
}
