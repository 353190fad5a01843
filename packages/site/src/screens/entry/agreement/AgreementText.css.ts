import { vars } from "@kaitori/ui/theme";
import { globalStyle, style } from "@vanilla-extract/css";

/** The hash is long and has no spaces to break at. */
export const footnote = style({
  overflowWrap: "anywhere",
  wordBreak: "break-all",
  whiteSpace: "pre-line",
});
export const lines = style({ whiteSpace: "pre-line", maxInlineSize: "40em", overflowWrap: "anywhere" });
export const valueTable = style({ maxInlineSize: "28em", marginBlockEnd: vars.space.s });
export const valueRow = style({
  display: "flex",
  flexWrap: "wrap",
  columnGap: vars.space.m,
  justifyContent: "space-between",
  borderBlockEnd: `1px solid ${vars.colour.hairline}`,
  whiteSpace: "normal",
  fontVariantNumeric: "tabular-nums",
});
globalStyle(`${valueRow} dd`, { marginInlineStart: "auto" });
