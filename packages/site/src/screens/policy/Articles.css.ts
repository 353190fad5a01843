import { tablet } from "@kaitori/ui/media";
import { vars } from "@kaitori/ui/theme";
import { style } from "@vanilla-extract/css";

export const contents = style({
  padding: vars.space.m,
  background: vars.colour.sunken,
  borderRadius: vars.radius.card,
  "@media": { [tablet]: { padding: vars.space.l } },
});
export const contentsList = style({
  marginBlockStart: vars.space.s,
  "@media": { [tablet]: { columns: 2, columnGap: vars.space.l } },
});
export const contentsItem = style({ breakInside: "avoid" });
export const article = style({
  display: "flex",
  flexDirection: "column",
  gap: vars.space.s,
  scrollMarginBlockStart: vars.space.l,
});
/** Numbers stand outside the text, so that the eye can run down them. */
export const lines = style({ display: "flex", flexDirection: "column", gap: vars.space.s });
export const dates = style({
  display: "flex",
  flexDirection: "column",
  alignItems: "flex-end",
  fontSize: vars.type.small,
  color: vars.colour.inkQuiet,
});
