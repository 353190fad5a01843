import { globalStyle, style } from "@vanilla-extract/css";
import { forcedColours, onHover, tablet } from "../media.ts";
import { vars } from "../theme/index.ts";

/** A phone shows every step but only the name of the current one; a desktop shows all names. */
export const steps = style({ display: "flex", gap: vars.form.stepGap, counterReset: "step" });
export const step = style({
  position: "relative",
  flex: "1 1 0",
  minInlineSize: 0,
  counterIncrement: "step",
  // Each step is at least as wide as its longest word; a longer name takes more of the line.
  "@media": { [tablet]: { flexBasis: "auto", minInlineSize: "auto" } },
});
export const inner = style({
  display: "flex",
  flexDirection: "column",
  alignItems: vars.form.stepAlign,
  gap: vars.space.xs,
  color: vars.colour.inkQuiet,
  fontSize: vars.type.small,
  lineHeight: 1.5,
  textDecoration: "none",
  border: `0 solid color-mix(in srgb, ${vars.colour.inkQuiet} 30%, transparent)`,
  borderBlockStartWidth: vars.form.stepBarWidth,
  "::before": {
    content: vars.form.stepMarkContent,
    flex: "none",
    inlineSize: vars.form.stepMarkSize,
    blockSize: vars.form.stepMarkSize,
    marginBlockStart: vars.form.stepMarkMarginStart,
    border: `${vars.form.stepMarkBorderWidth} solid`,
    borderColor: "inherit",
    borderRadius: "50%",
    background: vars.form.stepMarkBackground,
    fontFamily: vars.type.heading,
    fontSize: "1.25em",
    lineHeight: 1.3,
    textAlign: "center",
  },
  "@media": {
    [tablet]: {
      flexDirection: vars.form.stepDirection as "column",
      alignItems: "baseline",
      paddingBlockStart: vars.form.stepPadding,
    },
    // With forced colours a coming step is a dotted line, and the current one has the colour of selection.
    [forcedColours]: { borderStyle: "dotted" },
  },
});
/** Fainter than the current step; a later step may be done already. */
export const done = style({
  borderColor: `color-mix(in srgb, ${vars.colour.brandInk} 45%, transparent)`,
  color: vars.colour.ink,
  "::before": { content: vars.form.stepMarkDoneContent, background: vars.form.stepMarkDoneBackground },
  "@media": { [forcedColours]: { borderStyle: "solid" } },
});
export const current = style({
  borderColor: vars.colour.brandInk,
  color: vars.colour.brandInk,
  fontWeight: 700,
  "@media": { [forcedColours]: { borderColor: "Highlight", borderStyle: "solid" } },
});
/** The day of the step has passed. */
export const late = style({ borderColor: vars.colour.criticalEdge, color: vars.colour.criticalInk });
/** On a phone only screen readers hear the name, unless the brand shows all names there. */
export const name = style({
  position: vars.form.stepNamePosition as "absolute",
  inlineSize: vars.form.stepNameSize,
  blockSize: vars.form.stepNameSize,
  overflow: "hidden",
  clipPath: vars.form.stepNameClip,
  textAlign: "center",
  fontSize: "0.75rem",
  lineHeight: 1.4,
  wordBreak: "auto-phrase" as "normal",
  "@media": {
    [tablet]: {
      position: "static",
      fontSize: "inherit",
      lineHeight: "inherit",
      textAlign: "start",
      inlineSize: "auto",
      blockSize: "auto",
      overflow: "visible",
      clipPath: "none",
      whiteSpace: "normal",
      wordBreak: "keep-all",
      overflowWrap: "normal",
      display: "flex",
      // Names with and without a tick are on one line.
      alignItems: "baseline",
      gap: vars.space.xs,
    },
  },
});
globalStyle(`${name} > svg`, {
  display: "none",
  "@media": { [tablet]: { display: vars.form.stepTickDisplay, alignSelf: "center" } },
});
export const head = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  justifyContent: "space-between",
  columnGap: vars.space.s,
  marginBlockEnd: vars.form.stepHeadGap,
});
export const note = style({
  marginInlineStart: "auto",
  color: vars.colour.inkQuiet,
  fontSize: vars.type.small,
  fontVariantNumeric: "tabular-nums",
});
/** The current step, above the bars of a phone that show no names. */
export const currentStep = style({
  display: vars.form.currentStepDisplay,
  fontWeight: 700,
  "@media": { [tablet]: { display: "none" } },
});
export const count = style({
  color: vars.colour.inkQuiet,
  fontSize: vars.type.small,
  fontWeight: 400,
  marginInlineEnd: vars.space.s,
});
/** The link is 44 px high; on a phone its lower part overlaps the space before the next element. */
export const link = style({
  minBlockSize: "44px",
  marginBlockEnd: vars.form.stepLinkMarginEnd,
  "@media": {
    ...onHover({ textDecoration: "underline", textUnderlineOffset: "0.25em" })["@media"],
    [tablet]: { marginBlockEnd: 0 },
  },
});
