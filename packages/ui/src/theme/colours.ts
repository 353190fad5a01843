import { bestOf, contrastRatio, readableOn } from "./contrast.ts";
import type { Hex, ThemeDecisions } from "./decisions.ts";
import { mix, overlaid, shade } from "./mix.ts";
import { hexOf, oklchOf } from "./oklch.ts";

// WCAG requires a contrast of 3 for shapes and 4.5 for text; 3.2 and 5 leave a reserve.

const white: Hex = "#ffffff";

/** Hues of success and warnings in every brand. Information has no hue of its own: see `noticeOf`. */
const hues = { positive: 155, caution: 70 } as const;

/** True if the text is lighter than the page. */
export const isDark = ({ ink, paper }: Pick<ThemeDecisions, "ink" | "paper">) =>
  oklchOf(ink).lightness > oklchOf(paper).lightness;

/** Hues of errors: red, or if the brand's own colour looks red, raspberry, vermilion or purple. */
const criticalHues = [24, 346, 40, 330] as const;
/** Degrees; two hues that are closer look alike. */
const minimumHueDistance = 30;
/** A colour of less chroma looks grey, so its hue cannot be confused with another. */
const minimumChroma = 0.05;

function criticalHue({ brand, action, accent }: ThemeDecisions): number {
  const brandColours = [brand, action === "accent" ? accent : brand]
    .map(oklchOf)
    .filter(({ chroma }) => chroma > minimumChroma);
  const distance = (hue: number) =>
    Math.min(180, ...brandColours.map((colour) => hueDistance(colour.hue, hue)));
  const [red] = criticalHues;
  return (
    criticalHues.find((hue) => distance(hue) >= minimumHueDistance) ??
    criticalHues.reduce<number>((best, hue) => (distance(hue) > distance(best) ? hue : best), red)
  );
}

/** Distance of two hues on the colour circle, at most 180 degrees. */
export function hueDistance(one: number, other: number): number {
  const turn = (((one - other) % 360) + 360) % 360;
  return Math.min(turn, 360 - turn);
}

/** Colours of a meaning. Its text and edge are readable on its tint and on every background of a page. */
function meaningOf(hue: number, surface: Hex, backgrounds: readonly Hex[]) {
  const soft = mix(hexOf({ lightness: 0.7, chroma: 0.16, hue }), 0.12, surface);
  return {
    soft,
    ink: readableOn(hexOf({ lightness: 0.48, chroma: 0.14, hue }), [soft, ...backgrounds], 5),
    edge: readableOn(hexOf({ lightness: 0.64, chroma: 0.15, hue }), [soft, ...backgrounds], 3),
  };
}

/** Colours of information, made of the brand's own ink and lines. */
function noticeOf({ ink, neutral, surface }: ThemeDecisions, backgrounds: readonly Hex[]) {
  const soft = mix(neutral, 0.1, surface);
  return {
    soft,
    ink: readableOn(mix(ink, 0.8, neutral), [soft, ...backgrounds], 5),
    edge: readableOn(neutral, [soft, ...backgrounds], 3),
  };
}

const readableTextOn = ({ ink, paper }: ThemeDecisions, background: Hex) =>
  bestOf([white, ink, paper], [background]);

/** Colours of a button: its text, and its fill, which is made lighter or darker if no text is readable on it. */
function fillOf(colour: Hex, decisions: ThemeDecisions) {
  const text = readableTextOn(decisions, colour);
  const background = contrastRatio(text, colour) >= 4.5 ? colour : readableOn(colour, [text]);
  // Hovering moves the fill away from the text's lightness, so contrast only grows.
  const direction = oklchOf(text).lightness > oklchOf(background).lightness ? -1 : 1;
  return {
    background,
    text,
    hover: shade(background, direction * 0.05),
    pressed: shade(background, direction * 0.09),
  };
}

/** Colours of the header. A rail paints `headerLine` behind the current link, so its text must be readable there. */
function headerOf(decisions: ThemeDecisions, brandInk: Hex, inkQuiet: Hex, hairline: Hex, focus: Hex) {
  const { paper, ink, neutral, surface, accent } = decisions;
  const isRail = decisions.frame === "rail";
  const backgroundsOf = (header: Hex, line: Hex) => (isRail ? [header, line] : [header]);
  if (decisions.header === "paper") {
    const isReadable = !isRail || contrastRatio(ink, hairline) >= 4.5;
    const headerLine = isReadable ? hairline : mix(neutral, 0.1, surface);
    return {
      header: paper,
      onHeader: ink,
      onHeaderQuiet: inkQuiet,
      headerLine,
      headerMark: readableOn(brandInk, backgroundsOf(paper, headerLine)),
      headerFocus: focus,
    };
  }
  const header = decisions[decisions.header];
  const onHeader = readableOn(readableTextOn(decisions, header), [header]);
  const towardsText = mix(onHeader, 0.18, header);
  const isLight = oklchOf(onHeader).lightness > oklchOf(header).lightness;
  const awayFromText = shade(header, isLight ? -0.08 : 0.08);
  const headerLine = isRail && contrastRatio(onHeader, towardsText) < 4.5 ? awayFromText : towardsText;
  return {
    header,
    onHeader,
    onHeaderQuiet: readableOn(mix(onHeader, 0.72, header), [header]),
    headerLine,
    headerMark: decisions.header === "ink" ? readableOn(accent, backgroundsOf(header, headerLine)) : onHeader,
    headerFocus: onHeader,
  };
}

/** The button on the emphasised block: the usual one, or if it hardly differs from the block, the block's colours inverted. */
function emphasisActionOf(action: ReturnType<typeof fillOf>, background: Hex, onEmphasis: Hex) {
  const towardsBackground = (share: number) => readableOn(mix(onEmphasis, share, background), [background]);
  const button =
    contrastRatio(action.background, background) >= 3
      ? action
      : {
          background: onEmphasis,
          text: background,
          hover: towardsBackground(0.9),
          pressed: towardsBackground(0.82),
        };
  return {
    emphasisAction: button.background,
    emphasisActionHover: button.hover,
    emphasisActionPressed: button.pressed,
    onEmphasisAction: button.text,
  };
}

function emphasisOf(decisions: ThemeDecisions, soft: Hex, brandInk: Hex, action: ReturnType<typeof fillOf>) {
  const { ink, surface, accent, brand } = decisions;
  const background = { outline: surface, soft, strong: ink }[decisions.emphasis];
  const onEmphasis = readableTextOn(decisions, background);
  return {
    emphasis: background,
    onEmphasis,
    onEmphasisQuiet: readableOn(mix(onEmphasis, 0.72, background), [background, stripeOn(background, brand)]),
    emphasisLine: {
      outline: brandInk,
      soft: mix(brand, 0.3, background),
      strong: mix(onEmphasis, 0.18, background),
    }[decisions.emphasis],
    emphasisFigure: decisions.emphasis === "strong" ? readableOn(accent, [background]) : onEmphasis,
    ...emphasisActionOf(action, background, onEmphasis),
  };
}

/** Background of a row in a list of terms and values, as `form/facts.ts` paints it. */
export const stripeOn = (background: Hex, brand: Hex) => overlaid(brand, 0.06, background);

/** `on…` is text on the colour, `…Ink` text in it, `…Soft` a pale fill, `…Edge` a border, `…Quiet` less prominent. */
export function deriveColours(decisions: ThemeDecisions) {
  const { brand, accent, ink, paper, surface, neutral } = decisions;
  const sunken = mix(neutral, 0.1, surface);
  const brandSoft = mix(brand, 0.08, surface);
  const backgrounds = [paper, surface, sunken, brandSoft];
  const states = {
    positive: meaningOf(hues.positive, surface, backgrounds),
    caution: meaningOf(hues.caution, surface, backgrounds),
    critical: meaningOf(criticalHue(decisions), surface, backgrounds),
    notice: noticeOf(decisions, backgrounds),
  };
  // Links and subtle text are also on the fills of messages, of fields with an error and of striped rows.
  const everyBackground = [
    ...backgrounds,
    ...Object.values(states).map(({ soft }) => soft),
    ...[paper, surface, brandSoft].map((background) => stripeOn(background, brand)),
  ];
  const inkQuiet = readableOn(mix(ink, 0.7, paper), everyBackground, 5);
  const brandInk = readableOn(brand, everyBackground);
  const hairline = mix(neutral, 0.3, surface);
  // A focus ring in grey could be overlooked, so a grey brand gets blue.
  const focus = readableOn(oklchOf(brand).chroma > 0.04 ? brand : "#1d5fd1", [...backgrounds], 3);
  // A primary button of the page's colour would look weaker than the outlined button beside it.
  const actionFill = readableOn(decisions[decisions.action], [paper, surface], isDark(decisions) ? 3.2 : 1.3);
  const action = fillOf(actionFill, decisions);
  // A button that deletes is at least as dark as the primary button.
  const difference = oklchOf(states.critical.ink).lightness - oklchOf(action.background).lightness;
  const critical = fillOf(shade(states.critical.ink, -Math.min(0.1, Math.max(0, difference))), decisions);
  return {
    paper,
    surface,
    sunken,
    ink,
    inkQuiet,
    hairline,
    // Soft brands show cards by their white fill, the others by a line.
    cardEdge: decisions.emphasis === "soft" ? surface : hairline,
    edge: readableOn(mix(neutral, 0.8, surface), backgrounds, 3.2),
    focus,
    brand,
    brandInk,
    brandSoft,
    action: action.background,
    actionHover: action.hover,
    actionPressed: action.pressed,
    onAction: action.text,
    accent,
    ...headerOf(decisions, brandInk, inkQuiet, hairline, focus),
    ...emphasisOf(decisions, brandSoft, brandInk, action),
    positiveInk: states.positive.ink,
    positiveSoft: states.positive.soft,
    positiveEdge: states.positive.edge,
    cautionInk: states.caution.ink,
    cautionSoft: states.caution.soft,
    cautionEdge: states.caution.edge,
    criticalInk: states.critical.ink,
    criticalSoft: states.critical.soft,
    criticalEdge: states.critical.edge,
    noticeInk: states.notice.ink,
    noticeSoft: states.notice.soft,
    noticeEdge: states.notice.edge,
    critical: critical.background,
    criticalHover: critical.hover,
    onCritical: critical.text,
    toast: ink,
    onToast: bestOf([white, paper], [ink]),
    backdrop: `${isDark(decisions) ? paper : ink}99`,
  };
}
