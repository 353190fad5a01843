import { style } from "@vanilla-extract/css";
import { forcedColours, tablet, underPointer } from "../media.ts";
import { vars } from "../theme/index.ts";

/** A phone shows the line of marks and the name of the current step; a desktop all names. */
export const steps = style({ display: "flex", gap: vars.space.xs, counterReset: "step" });
export const step = style({
  position: "relative",
  flex: "1 1 0",
  minInlineSize: 0,
  counterIncrement: "step",
  // A longer name takes more of the line than a shorter one.
  "@media": { [tablet]: { flexBasis: "auto" } },
});
export const inner = style({
  display: "flex",
  flexDirection: "column",
  gap: vars.space.xs,
  color: vars.colour.inkQuiet,
  fontSize: vars.type.small,
  lineHeight: 1.5,
  textDecoration: "none",
  borderBlockStart: `4px solid ${vars.colour.hairline}`,
  "@media": {
    [tablet]: { paddingBlockStart: vars.space.s },
    // Where colours are the reader's, what is still to come is a dotted line, and the current step has the colour of choice.
    [forcedColours]: { borderBlockStartStyle: "dotted" },
  },
});
/** Fainter than the current step: a later one may be done already. */
export const done = style({
  borderBlockStartColor: `color-mix(in srgb, ${vars.colour.brandInk} 45%, ${vars.colour.paper})`,
  color: vars.colour.ink,
  "@media": { [forcedColours]: { borderBlockStartStyle: "solid" } },
});
export const current = style({
  borderBlockStartColor: vars.colour.brandInk,
  color: vars.colour.brandInk,
  fontWeight: 700,
  "@media": { [forcedColours]: { borderBlockStart: "4px solid Highlight" } },
});
/** On a phone there is no room for it: it is only spoken. */
export const name = style({
  position: "absolute",
  inlineSize: "1px",
  blockSize: "1px",
  overflow: "hidden",
  clipPath: "inset(50%)",
  whiteSpace: "nowrap",
  "@media": {
    [tablet]: {
      position: "static",
      inlineSize: "auto",
      blockSize: "auto",
      overflow: "visible",
      clipPath: "none",
      whiteSpace: "normal",
      display: "flex",
      alignItems: "center",
      gap: vars.space.xs,
    },
  },
});
export const head = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  justifyContent: "space-between",
  columnGap: vars.space.s,
  marginBlockEnd: vars.space.xs,
});
export const note = style({
  marginInlineStart: "auto",
  color: vars.colour.inkQuiet,
  fontSize: vars.type.small,
  fontVariantNumeric: "tabular-nums",
});
export const now = style({
  fontWeight: 700,
  "@media": { [tablet]: { display: "none" } },
});
export const count = style({
  color: vars.colour.inkQuiet,
  fontSize: vars.type.small,
  fontWeight: 400,
  marginInlineEnd: vars.space.s,
});
/** A thumb's height; on a phone the room below the line belongs to what follows. */
export const link = style({
  minBlockSize: "44px",
  marginBlockEnd: "-24px",
  "@media": {
    ...underPointer({ textDecoration: "underline", textUnderlineOffset: "0.25em" })["@media"],
    [tablet]: { marginBlockEnd: 0 },
  },
});
