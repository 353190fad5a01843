import { style, styleVariants } from "@vanilla-extract/css";
import { vars } from "../theme/index.ts";
import { meanings } from "../theme/meanings.ts";

export const entry = style({
  position: "relative",
  paddingInlineStart: "40px",
  paddingBlockEnd: vars.space.l,
  selectors: {
    "&:last-child": { paddingBlockEnd: 0 },
    // No line below the last event.
    "&:not(:last-child)::before": {
      content: "''",
      position: "absolute",
      insetBlock: "28px 0",
      insetInlineStart: "11px",
      borderInlineStart: `1px solid ${vars.colour.hairline}`,
    },
  },
});
export const icon = style({
  position: "absolute",
  insetInlineStart: 0,
  insetBlockStart: "2px",
  display: "grid",
  placeItems: "center",
  inlineSize: "24px",
  blockSize: "24px",
});
export const inks = {
  ...styleVariants(meanings, (meaning) => ({ color: vars.colour[`${meaning}Ink`] })),
  neutral: style({ color: vars.colour.inkQuiet }),
};
export const when = style({
  display: "block",
  fontSize: vars.type.small,
  color: vars.colour.inkQuiet,
  fontVariantNumeric: "tabular-nums",
});
export const title = style({ fontWeight: 700 });
export const body = style({ color: vars.colour.inkQuiet, maxInlineSize: "40em" });
