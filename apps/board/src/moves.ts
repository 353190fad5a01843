import type { BrandTokens } from "@kaitori/brand";
import { deriveTheme, type ThemeDecisions } from "@kaitori/ui/theme";
import { colourNames, texts } from "./texts.ts";

/** A colour that the theme changes, and the decisions behind it. */
export interface Move {
  readonly of: readonly (keyof ThemeDecisions)[];
  readonly sentence: string;
}

/** Lists colours that the theme changes for contrast. */
export function movesOf({
  decisions,
  overrides,
}: Pick<BrandTokens, "decisions" | "overrides">): readonly Move[] {
  const { colour } = deriveTheme(decisions, overrides);
  const acting = decisions[decisions.action];
  const move = (
    drawn: string,
    decided: string,
    of: Move["of"],
    sentence: (colour: string) => string,
  ): Move[] => (drawn === decided ? [] : [{ of, sentence: sentence(named(drawn, decisions)) }]);
  return [
    ...move(colour.brandInk, decisions.brand, ["brand"], texts.movedText),
    ...move(colour.action, acting, [decisions.action, "action"], texts.movedButton),
    ...move(
      colour.emphasisAction,
      colour.action,
      [decisions.action, "action", "emphasis"],
      texts.exchangedButton,
    ),
    ...(decisions.header === "ink"
      ? move(colour.headerMark, decisions.accent, ["accent", "header"], texts.movedMark)
      : []),
    ...(decisions.emphasis === "strong"
      ? move(colour.emphasisFigure, decisions.accent, ["accent", "emphasis"], texts.movedFigure)
      : []),
  ];
}

/** Name of the decision if the colour is one of them, such as 「文字の色」; otherwise its digits. */
function named(colour: string, decisions: ThemeDecisions): string {
  const [, same] =
    Object.entries(colourNames).find(([name]) => decisions[name as keyof typeof colourNames] === colour) ??
    [];
  return same ? texts.sameAs(same.label, colour) : colour;
}
