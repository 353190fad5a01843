import { desktop } from "@kaitori/ui/media";
import { vars } from "@kaitori/ui/theme";
import { createVar, style } from "@vanilla-extract/css";

const dotSize = createVar();

const row = style({
  display: "grid",
  gap: vars.space.m,
  counterReset: "flow",
  "@media": {
    [desktop]: { gridTemplateColumns: "repeat(auto-fit, minmax(12rem, 1fr))", columnGap: vars.space.l },
  },
});
/** The steps below each other; the variant `beads` is one row, on a phone, too. */
export const steps = {
  row,
  beads: style([row, { gridTemplateColumns: "repeat(auto-fit, minmax(4.5rem, 1fr))", gap: vars.space.s }]),
};
const line = { content: "", position: "absolute", background: vars.colour.hairline } as const;
const lineAcross = {
  ...line,
  insetBlock: `calc(${dotSize} / 2 - 1px) auto`,
  insetInline: `${dotSize} calc(-1 * ${vars.space.l})`,
  inlineSize: "auto",
  blockSize: "2px",
} as const;
const base = style({
  vars: { [dotSize]: "36px" },
  position: "relative",
  display: "grid",
  columnGap: vars.space.m,
  alignContent: "start",
  counterIncrement: "flow",
});
export const step = {
  row: style([
    base,
    {
      gridTemplateColumns: `${dotSize} minmax(0, 1fr)`,
      selectors: {
        "&:not(:last-child)::after": {
          ...line,
          insetBlock: `${dotSize} calc(-1 * ${vars.space.m})`,
          insetInlineStart: `calc(${dotSize} / 2 - 1px)`,
          inlineSize: "2px",
        },
      },
      "@media": {
        [desktop]: {
          gridTemplateColumns: "minmax(0, 1fr)",
          rowGap: vars.space.m,
          selectors: { "&:not(:last-child)::after": lineAcross },
        },
      },
    },
  ]),
  beads: style([base, { rowGap: vars.space.s, justifyItems: "center", textAlign: "center" }]),
};
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
export const lastStep = style([dot, { color: vars.colour.onAction, background: vars.colour.action }]);
export const words = style({
  display: "flex",
  flexDirection: "column",
  gap: vars.space.xs,
  // A title alone is beside the middle of its number.
  paddingBlockStart: "2px",
  "@media": { [desktop]: { gap: vars.space.s } },
});
