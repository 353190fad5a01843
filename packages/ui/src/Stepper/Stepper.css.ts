import { style } from "@vanilla-extract/css";
import { tablet } from "../media.ts";
import { vars } from "../theme/index.ts";

/** A phone shows the line of marks and the name of the current step; a desktop all names. */
export const steps = style({ display: "flex", gap: vars.space.xs, counterReset: "step" });
export const step = style({ flex: "1 1 0", minInlineSize: 0, counterIncrement: "step" });
export const inner = style({
  display: "flex",
  flexDirection: "column",
  gap: vars.space.xs,
  color: vars.colour.inkQuiet,
  fontSize: vars.type.small,
  lineHeight: 1.5,
  textDecoration: "none",
  borderBlockStart: `4px solid ${vars.colour.hairline}`,
  paddingBlockStart: vars.space.s,
  // A thumb's height; on a phone the room below the line belongs to what follows.
  minBlockSize: "44px",
  marginBlockEnd: "-16px",
  "@media": { [tablet]: { marginBlockEnd: 0 } },
});
export const done = style({ borderBlockStartColor: vars.colour.brandInk, color: vars.colour.ink });
export const current = style({
  borderBlockStartColor: vars.colour.brandInk,
  color: vars.colour.brandInk,
  fontWeight: 700,
});
export const name = style({
  display: "none",
  alignItems: "center",
  gap: vars.space.xs,
  "@media": { [tablet]: { display: "flex" } },
});
export const now = style({
  fontWeight: 700,
  marginBlockEnd: vars.space.xs,
  "@media": { [tablet]: { display: "none" } },
});
export const count = style({
  color: vars.colour.inkQuiet,
  fontSize: vars.type.small,
  fontWeight: 400,
  marginInlineEnd: vars.space.s,
});
export const link = style({ ":hover": { textDecoration: "underline", textUnderlineOffset: "0.25em" } });
