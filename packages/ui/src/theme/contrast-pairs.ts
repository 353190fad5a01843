import { stripeOn } from "./colours.ts";
import { contrastRatio, isHex } from "./contrast.ts";
import type { Hex } from "./decisions.ts";
import type { ColourToken, Theme } from "./derive.ts";

/** Background of a pair: a colour of the theme, or a stripe of the brand's colour over one. */
export type BackgroundToken =
  | ColourToken
  | "paperStripe"
  | "surfaceStripe"
  | "brandSoftStripe"
  | "emphasisStripe";
export type ContrastPair = { text: ColourToken; on: BackgroundToken; minimum: 3 | 4.5 };

const pairs = (minimum: 3 | 4.5, texts: readonly ColourToken[], backgrounds: readonly BackgroundToken[]) =>
  texts.flatMap((text) => backgrounds.map((on): ContrastPair => ({ text, on, minimum })));

const page = ["paper", "surface", "sunken", "brandSoft"] as const;
const tints = ["positiveSoft", "cautionSoft", "criticalSoft", "noticeSoft"] as const;
const meanings = ["positive", "caution", "critical", "notice"] as const;
const inks = meanings.map((meaning) => `${meaning}Ink` as const);

/** Pairs of every theme. Minimum contrast: 4.5 for text, 3 for icons and edges (WCAG 1.4.3, 1.4.11). */
const commonPairs: readonly ContrastPair[] = [
  ...pairs(4.5, ["ink", "inkQuiet", "brandInk"], [...page, ...tints]),
  ...pairs(4.5, ["onAction"], ["action", "actionHover", "actionPressed"]),
  ...pairs(4.5, ["onCritical"], ["critical", "criticalHover"]),
  ...pairs(4.5, ["onHeader", "onHeaderQuiet"], ["header"]),
  ...pairs(4.5, ["headerMark"], ["header"]),
  ...pairs(4.5, ["onEmphasis", "onEmphasisQuiet", "emphasisFigure"], ["emphasis"]),
  ...pairs(4.5, ["onEmphasisAction"], ["emphasisAction", "emphasisActionHover", "emphasisActionPressed"]),
  ...pairs(3, ["emphasisAction"], ["emphasis"]),
  ...meanings.flatMap((meaning) => pairs(4.5, [`${meaning}Ink`], [`${meaning}Soft`, ...page])),
  ...meanings.flatMap((meaning) => pairs(3, [`${meaning}Edge`], page)),
  ...pairs(4.5, ["onToast"], ["toast"]),
  ...pairs(3, ["edge", "focus"], page),
  ...pairs(3, ["headerFocus"], ["header"]),
];

/** All pairs of a theme, including those of its composition. */
export const contrastPairs = ({ form }: Theme): readonly ContrastPair[] => [
  ...commonPairs,
  // The background of a badge without a fill is the block; the text of a solid badge has the colour of the paper.
  ...(form.emphasisBadgeFill === "0%" ? pairs(4.5, inks, ["emphasis"]) : []),
  ...(form.badgeSolid === "0%"
    ? []
    : meanings.map((meaning): ContrastPair => ({ text: "paper", on: `${meaning}Ink`, minimum: 4.5 }))),
  ...(form.factBackground === "none"
    ? []
    : [
        ...pairs(4.5, ["ink", "inkQuiet", "brandInk"], ["paperStripe", "surfaceStripe", "brandSoftStripe"]),
        ...pairs(4.5, ["onEmphasis", "onEmphasisQuiet"], ["emphasisStripe"]),
      ]),
  ...(form.currentLinkBackground === "var(--colour-header-line)"
    ? pairs(4.5, ["headerMark"], ["headerLine"])
    : []),
];

/** The colour of a background; undefined if a colour is not #rrggbb, so that its contrast is unknown. */
function colourOf({ colour }: Theme, background: BackgroundToken): Hex | undefined {
  const stripe = (below: string) =>
    isHex(below) && isHex(colour.brand) ? stripeOn(below, colour.brand) : undefined;
  if (background === "paperStripe") return stripe(colour.paper);
  if (background === "surfaceStripe") return stripe(colour.surface);
  if (background === "brandSoftStripe") return stripe(colour.brandSoft);
  if (background === "emphasisStripe") return stripe(colour.emphasis);
  const plainColour = colour[background];
  return isHex(plainColour) ? plainColour : undefined;
}

export type MeasuredPair = ContrastPair & { ratio: number; isReadable: boolean; background: string };
export type ContrastFailure = Omit<MeasuredPair, "isReadable">;

/** Every pair with its contrast, the least readable first; 0 if a colour is not #rrggbb. */
export const measurePairs = (theme: Theme): MeasuredPair[] =>
  contrastPairs(theme)
    .map((pair) => {
      const [text, background] = [theme.colour[pair.text], colourOf(theme, pair.on)];
      const ratio = isHex(text) && background ? contrastRatio(text, background) : 0;
      return {
        ...pair,
        ratio: Math.round(ratio * 100) / 100,
        isReadable: ratio >= pair.minimum,
        background: background ?? "",
      };
    })
    .sort((one, other) => one.ratio / one.minimum - other.ratio / other.minimum);

/** Pairs with too little contrast, the least readable first. */
export const contrastFailures = (theme: Theme): ContrastFailure[] =>
  measurePairs(theme).flatMap(({ isReadable, ...pair }) => (isReadable ? [] : [pair]));
