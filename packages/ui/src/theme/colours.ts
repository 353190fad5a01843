import { bestOf, contrastRatio, readableOn } from "./contrast.ts";
import type { Hex, ThemeDecisions } from "./decisions.ts";
import { mix, overlaid, shade } from "./mix.ts";
import { hexOf, oklchOf } from "./oklch.ts";
import type { ColourToken } from "./tokens.ts";

type Colours = Record<ColourToken, Hex>;
const white: Hex = "#ffffff";

/** Hues of meanings are the same in all brands, so that a warning is a warning everywhere; what only tells has none. */
const meanings = { positive: 155, caution: 70 } as const;

/** A dark brand writes with a light ink on a dark paper. */
export const isDark = ({ ink, paper }: Pick<ThemeDecisions, "ink" | "paper">) =>
  oklchOf(ink).lightness > oklchOf(paper).lightness;

/** Red, unless the brand's own red would be taken for an error: then raspberry, vermilion or purple. */
const criticalHues = [24, 346, 40, 330] as const;
/** Closer hues look alike; a greyish colour has none to speak of. */
const distinctHues = 30;
const hasHue = 0.05;

function criticalHue({ brand, action, accent }: ThemeDecisions): number {
  const acting = [brand, action === "accent" ? accent : brand]
    .map(oklchOf)
    .filter(({ chroma }) => chroma > hasHue);
  const distance = (hue: number) => Math.min(180, ...acting.map((colour) => hueDistance(colour.hue, hue)));
  const [usual] = criticalHues;
  return (
    criticalHues.find((hue) => distance(hue) >= distinctHues) ??
    criticalHues.reduce<number>((best, hue) => (distance(hue) > distance(best) ? hue : best), usual)
  );
}

/** Distance of two hues on their circle, at most 180. */
export function hueDistance(one: number, other: number): number {
  const turn = (((one - other) % 360) + 360) % 360;
  return Math.min(turn, 360 - turn);
}

/** Words with a meaning stand on its tint and on every background of a page. */
function meaning(hue: number, surface: Hex, grounds: readonly Hex[]) {
  const soft = mix(hexOf({ lightness: 0.7, chroma: 0.16, hue }), 0.12, surface);
  return {
    soft,
    ink: readableOn(hexOf({ lightness: 0.48, chroma: 0.14, hue }), [soft, ...grounds], 5),
    edge: readableOn(hexOf({ lightness: 0.64, chroma: 0.15, hue }), [soft, ...grounds], 3),
  };
}

/** Information is no warning: it has no hue but that of the brand's own lines. */
function noticeOf({ ink, neutral, surface }: ThemeDecisions, grounds: readonly Hex[]) {
  const soft = mix(neutral, 0.1, surface);
  return {
    soft,
    ink: readableOn(mix(ink, 0.8, neutral), [soft, ...grounds], 5),
    edge: readableOn(neutral, [soft, ...grounds], 3),
  };
}

/** The colour of text on a strong colour. The paper of a dark brand is darker than its ink. */
const readableTextOn = ({ ink, paper }: ThemeDecisions, ground: Hex) => bestOf([white, ink, paper], [ground]);

/** A fill that carries text: whichever reads on it; the fill gives way if none does. */
function fill(colour: Hex, decisions: ThemeDecisions) {
  const text = readableTextOn(decisions, colour);
  const ground = contrastRatio(text, colour) >= 4.5 ? colour : readableOn(colour, [text]);
  // Hovering moves away from the text, so it can only read better.
  const away = oklchOf(text).lightness > oklchOf(ground).lightness ? -1 : 1;
  return { ground, text, hover: shade(ground, away * 0.05), pressed: shade(ground, away * 0.09) };
}

/** In a rail the current way lies on the line's colour, so that its words are read there too. */
function headerOf(decisions: ThemeDecisions, brandInk: Hex, inkQuiet: Hex, hairline: Hex, focus: Hex) {
  const { paper, ink, neutral, surface, accent } = decisions;
  const isGround = decisions.frame === "rail";
  const groundsOf = (header: Hex, line: Hex) => (isGround ? [header, line] : [header]);
  if (decisions.header === "paper") {
    const fits = !isGround || contrastRatio(ink, hairline) >= 4.5;
    const headerLine = fits ? hairline : mix(neutral, 0.1, surface);
    return {
      header: paper,
      onHeader: ink,
      onHeaderQuiet: inkQuiet,
      headerLine,
      headerMark: readableOn(brandInk, groundsOf(paper, headerLine)),
      headerFocus: focus,
    };
  }
  const header = decisions[decisions.header];
  const onHeader = readableOn(readableTextOn(decisions, header), [header]);
  const towards = mix(onHeader, 0.18, header);
  const isLight = oklchOf(onHeader).lightness > oklchOf(header).lightness;
  const away = shade(header, isLight ? -0.08 : 0.08);
  const headerLine = isGround && contrastRatio(onHeader, towards) < 4.5 ? away : towards;
  return {
    header,
    onHeader,
    onHeaderQuiet: readableOn(mix(onHeader, 0.72, header), [header]),
    headerLine,
    headerMark: decisions.header === "ink" ? readableOn(accent, groundsOf(header, headerLine)) : onHeader,
    headerFocus: onHeader,
  };
}

/** The button on the emphasised block: the brand's own; where that would hardly be seen, the block's two colours exchanged. */
function emphasisActionOf(action: ReturnType<typeof fill>, ground: Hex, onEmphasis: Hex) {
  const towards = (share: number) => readableOn(mix(onEmphasis, share, ground), [ground]);
  const button =
    contrastRatio(action.ground, ground) >= 3
      ? action
      : { ground: onEmphasis, text: ground, hover: towards(0.9), pressed: towards(0.82) };
  return {
    emphasisAction: button.ground,
    emphasisActionHover: button.hover,
    emphasisActionPressed: button.pressed,
    onEmphasisAction: button.text,
  };
}

function emphasisOf(decisions: ThemeDecisions, soft: Hex, brandInk: Hex, action: ReturnType<typeof fill>) {
  const { ink, surface, accent, brand } = decisions;
  const ground = { outline: surface, soft, strong: ink }[decisions.emphasis];
  const onEmphasis = readableTextOn(decisions, ground);
  return {
    emphasis: ground,
    onEmphasis,
    onEmphasisQuiet: readableOn(mix(onEmphasis, 0.72, ground), [ground, stripeOn(ground, brand)]),
    emphasisLine: { outline: brandInk, soft: mix(brand, 0.3, ground), strong: mix(onEmphasis, 0.18, ground) }[
      decisions.emphasis
    ],
    emphasisFigure: decisions.emphasis === "strong" ? readableOn(accent, [ground]) : onEmphasis,
    ...emphasisActionOf(action, ground, onEmphasis),
  };
}

/** The stripe below every other fact, as `form/facts.ts` paints it. */
export const stripeOn = (ground: Hex, brand: Hex) => overlaid(brand, 0.06, ground);

export function deriveColours(decisions: ThemeDecisions): Colours {
  const { brand, accent, ink, paper, surface, neutral } = decisions;
  const sunken = mix(neutral, 0.1, surface);
  const brandSoft = mix(brand, 0.08, surface);
  const grounds = [paper, surface, sunken, brandSoft];
  const states = {
    positive: meaning(meanings.positive, surface, grounds),
    caution: meaning(meanings.caution, surface, grounds),
    critical: meaning(criticalHue(decisions), surface, grounds),
    notice: noticeOf(decisions, grounds),
  };
  // Fields that are wrong, messages and stripes are filled: links and quiet words are read on those fills too.
  const filled = [
    ...grounds,
    ...Object.values(states).map(({ soft }) => soft),
    ...[paper, surface, brandSoft].map((ground) => stripeOn(ground, brand)),
  ];
  const inkQuiet = readableOn(mix(ink, 0.7, paper), filled, 5);
  const brandInk = readableOn(brand, filled);
  const hairline = mix(neutral, 0.3, surface);
  const focus = readableOn(oklchOf(brand).chroma > 0.04 ? brand : "#1d5fd1", [...grounds], 3);
  const chosen = decisions[decisions.action];
  // A button of its ground's colour would be its words alone, weaker than the one with a line beside it.
  const seen = readableOn(chosen, [paper, surface], isDark(decisions) ? 3.2 : 1.3);
  const action = fill(seen, decisions);
  // To delete weighs no less than to go on: beside a dark button its fill is as dark.
  const paler = oklchOf(states.critical.ink).lightness - oklchOf(action.ground).lightness;
  const critical = fill(shade(states.critical.ink, -Math.min(0.1, Math.max(0, paler))), decisions);
  return {
    paper,
    surface,
    sunken,
    ink,
    inkQuiet,
    hairline,
    // Soft brands lay white cards on a tinted paper; the others draw a line around them.
    cardEdge: decisions.emphasis === "soft" ? surface : hairline,
    edge: readableOn(mix(neutral, 0.8, surface), grounds, 3.2),
    focus,
    brand,
    brandInk,
    brandSoft,
    action: action.ground,
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
    critical: critical.ground,
    criticalHover: critical.hover,
    onCritical: critical.text,
    toast: ink,
    onToast: bestOf([white, paper], [ink]),
    backdrop: `${isDark(decisions) ? paper : ink}99`,
  };
}
