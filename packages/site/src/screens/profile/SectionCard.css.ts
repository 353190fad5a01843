import { vars } from "@kaitori/ui/theme";
import { globalStyle, style } from "@vanilla-extract/css";

/** The button keeps its place on the narrowest phone; a long title takes a second line. */
export const head = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: vars.space.m,
});
globalStyle(`${head} > button`, { flex: "none", paddingInline: vars.space.m });
