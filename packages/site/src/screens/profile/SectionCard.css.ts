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

/** Keeps a value such as 9-99-9 on one line if it fits. */
export const phrase = style({ display: "inline-block" });
/** Space between the label of the group and the label of its first field, and between a button and the fields. */
export const fields = style({
  display: "flex",
  flexDirection: "column",
  gap: vars.space.m,
  paddingBlockStart: vars.space.xs,
});
