import { defaultForm } from "./form/index.ts";

/** The tokens of a theme. Each name is a CSS custom property. */
export const tokenNames = {
  /** `on…` is text on the colour, `…Ink` text in it, `…Soft` a pale fill, `…Edge` a border, `…Quiet` less prominent. */
  colour: [
    "paper",
    "surface",
    "sunken",
    "ink",
    "inkQuiet",
    "hairline",
    "cardEdge",
    "edge",
    "focus",
    "brand",
    "brandInk",
    "brandSoft",
    "action",
    "actionHover",
    "actionPressed",
    "onAction",
    "accent",
    "header",
    "onHeader",
    "onHeaderQuiet",
    "headerLine",
    "headerMark",
    "headerFocus",
    "emphasis",
    "onEmphasis",
    "onEmphasisQuiet",
    "emphasisLine",
    "emphasisFigure",
    "emphasisAction",
    "emphasisActionHover",
    "emphasisActionPressed",
    "onEmphasisAction",
    "positiveInk",
    "positiveSoft",
    "positiveEdge",
    "cautionInk",
    "cautionSoft",
    "cautionEdge",
    "criticalInk",
    "criticalSoft",
    "criticalEdge",
    "noticeInk",
    "noticeSoft",
    "noticeEdge",
    "critical",
    "criticalHover",
    "onCritical",
    "toast",
    "onToast",
    "backdrop",
  ],
  space: ["xs", "s", "m", "l", "xl", "xxl", "control", "controlInset"],
  radius: ["control", "card", "button", "mark"],
  type: [
    "body",
    "heading",
    "small",
    "base",
    "lead",
    "title3",
    "title2",
    "title1",
    "figure",
    "leading",
    "headingLeading",
    "headingWeight",
    "headingTracking",
  ],
  /** Tokens of the composition (frame, ornament, fields and so on), not of HTML forms. */
  form: Object.keys(defaultForm) as (keyof typeof defaultForm)[],
} as const;

type TokenNames = typeof tokenNames;

/** A whole theme: a value for every token. */
export type Theme = { [Group in keyof TokenNames]: Record<TokenNames[Group][number], string> };
export type ColourToken = keyof Theme["colour"];
/** Tokens that a brand sets itself instead of the derived ones. */
export type ThemeOverrides = { [Group in keyof Theme]?: Partial<Theme[Group]> };
