import { contrastRatio } from "./contrast.ts";
import type { Hex } from "./decisions.ts";
import type { ColourToken, Theme } from "./tokens.ts";

export type ContrastPair = { text: ColourToken; on: ColourToken; minimum: 3 | 4.5 };

const pairs = (minimum: 3 | 4.5, texts: readonly ColourToken[], grounds: readonly ColourToken[]) =>
  texts.flatMap((text) => grounds.map((on): ContrastPair => ({ text, on, minimum })));

/** Every pair that the components set on each other: 4.5 for text, 3 for essential marks (WCAG 1.4.3, 1.4.11). */
export const contrastPairs: readonly ContrastPair[] = [
  ...pairs(4.5, ["ink", "inkQuiet", "brandInk"], ["paper", "surface", "sunken", "brandSoft"]),
  ...pairs(4.5, ["inkQuiet"], ["criticalSoft"]),
  ...pairs(4.5, ["accentInk"], ["paper", "surface"]),
  ...pairs(4.5, ["ink"], ["accentSoft", "positiveSoft", "cautionSoft", "criticalSoft", "noticeSoft"]),
  ...pairs(4.5, ["onAction"], ["action", "actionHover", "actionPressed"]),
  ...pairs(4.5, ["onCritical"], ["critical", "criticalHover"]),
  ...pairs(4.5, ["onHeader", "onHeaderQuiet"], ["header"]),
  ...pairs(4.5, ["onEmphasis", "onEmphasisQuiet", "emphasisFigure"], ["emphasis"]),
  ...pairs(4.5, ["onEmphasisAction"], ["emphasisAction", "emphasisActionHover", "emphasisActionPressed"]),
  ...pairs(3, ["emphasisAction"], ["emphasis"]),
  ...pairs(4.5, ["positiveInk"], ["positiveSoft", "surface", "paper"]),
  ...pairs(4.5, ["cautionInk"], ["cautionSoft", "surface", "paper"]),
  ...pairs(4.5, ["criticalInk"], ["criticalSoft", "surface", "paper"]),
  ...pairs(4.5, ["noticeInk"], ["noticeSoft", "surface", "paper"]),
  ...pairs(4.5, ["onToast"], ["toast"]),
  ...pairs(3, ["edge", "focus"], ["paper", "surface"]),
  ...pairs(3, ["criticalEdge", "cautionEdge", "positiveEdge", "noticeEdge"], ["surface", "paper"]),
  ...pairs(4.5, ["headerMark"], ["header"]),
  ...pairs(3, ["headerFocus"], ["header"]),
];

export type JudgedPair = ContrastPair & { ratio: number; holds: boolean };
export type ContrastFailure = ContrastPair & { ratio: number };

const isHex = (value: string): value is Hex => /^#[0-9a-f]{6}$/i.test(value);

/** Every pair with its contrast. A colour that is not #rrggbb counts as unreadable: it cannot be judged. */
export const judgedPairs = (theme: Theme): JudgedPair[] =>
  contrastPairs.map((pair) => {
    const [text, ground] = [theme.colour[pair.text], theme.colour[pair.on]];
    const ratio = isHex(text) && isHex(ground) ? contrastRatio(text, ground) : 0;
    return { ...pair, ratio: Math.round(ratio * 100) / 100, holds: ratio >= pair.minimum };
  });

/** The pairs that cannot be read. */
export const contrastFailures = (theme: Theme): ContrastFailure[] =>
  judgedPairs(theme).flatMap(({ holds, ...pair }) => (holds ? [] : [pair]));
