import { onHover } from "@kaitori/ui/media";
import { vars } from "@kaitori/ui/theme";
import { globalStyle, style } from "@vanilla-extract/css";

export const disclosure = style({ borderBlockEnd: `1px solid ${vars.colour.hairline}` });
export const summary = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: vars.space.m,
  minBlockSize: vars.space.control,
  paddingBlock: vars.space.s,
  fontWeight: 700,
  lineHeight: 1.6,
  // The digits of headings, so that all numbers of a list have the same width.
  fontFeatureSettings: '"palt"',
  listStyle: "none",
  cursor: "pointer",
  selectors: { "&::-webkit-details-marker": { display: "none" } },
  ...onHover({ color: vars.colour.brandInk }),
});
// A heading in it spans the whole line.
globalStyle(`${summary} > h2`, { paddingBlockEnd: 0, borderBlockEnd: 0 });
/** Rotated by the `open` attribute, so that it works without a script. */
export const arrow = style({
  flex: "none",
  color: vars.colour.brandInk,
  transition: "rotate 150ms",
  selectors: { [`${disclosure}[open] > ${summary} > &`]: { rotate: "180deg" } },
});
export const content = style({ paddingBlock: `${vars.space.s} ${vars.space.l}` });
