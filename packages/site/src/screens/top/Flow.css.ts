import { desktop } from "@kaitori/ui/media";
import { vars } from "@kaitori/ui/theme";
import { createVar, style } from "@vanilla-extract/css";

const dotSize = createVar();

export const row = style({
  display: "grid",
  gap: vars.space.l,
  counterReset: "flow",
  "@media": { [desktop]: { gridTemplateColumns: "repeat(auto-fit, minmax(12rem, 1fr))" } },
});
export const step = style({
  vars: { [dotSize]: "44px" },
  position: "relative",
  display: "grid",
  gridTemplateColumns: `${dotSize} minmax(0, 1fr)`,
  columnGap: vars.space.m,
  counterIncrement: "flow",
  // The line to the next step.
  selectors: {
    "&:not(:last-child)::after": {
      content: "",
      position: "absolute",
      insetBlock: `${dotSize} calc(-1 * ${vars.space.l})`,
      insetInlineStart: `calc(${dotSize} / 2 - 1px)`,
      inlineSize: "2px",
      background: vars.colour.hairline,
    },
  },
  "@media": {
    [desktop]: {
      gridTemplateColumns: "minmax(0, 1fr)",
      rowGap: vars.space.m,
      alignContent: "start",
      selectors: {
        "&:not(:last-child)::after": {
          insetBlock: `calc(${dotSize} / 2 - 1px) auto`,
          insetInline: `${dotSize} calc(-1 * ${vars.space.l})`,
          inlineSize: "auto",
          blockSize: "2px",
        },
      },
    },
  },
});
const dot = style({
  position: "relative",
  zIndex: 1,
  display: "grid",
  placeItems: "center",
  inlineSize: dotSize,
  blockSize: dotSize,
  borderRadius: "50%",
  fontWeight: 700,
  fontSize: vars.type.lead,
});
export const number = style([
  dot,
  {
    color: vars.colour.brandInk,
    background: vars.colour.surface,
    border: `2px solid ${vars.colour.brandInk}`,
    "::before": { content: "counter(flow)" },
  },
]);
export const goal = style([dot, { color: vars.colour.onAction, background: vars.colour.action }]);
export const words = style({
  display: "flex",
  flexDirection: "column",
  gap: vars.space.xs,
  "@media": { [desktop]: { gap: vars.space.s } },
});
