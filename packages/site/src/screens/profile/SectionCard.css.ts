import { vars } from "@kaitori/ui/theme";
import { globalStyle, style } from "@vanilla-extract/css";

/** The button stays in place on the narrowest phone; a long title breaks. */
export const head = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: vars.space.m,
});
globalStyle(`${head} > button`, { flex: "none", paddingInline: vars.space.m });
