import { tablet } from "@kaitori/ui/media";
import { vars } from "@kaitori/ui/theme";
import { style } from "@vanilla-extract/css";

export const contents = style({ "@media": { [tablet]: { columns: 2, columnGap: vars.space.l } } });
export const sideContents = style({ fontSize: vars.type.small });
export const contentsItem = style({ breakInside: "avoid" });
export const article = style({
  display: "flex",
  flexDirection: "column",
  gap: vars.space.s,
  scrollMarginBlockStart: vars.space.l,
});
export const lines = style({ display: "flex", flexDirection: "column", gap: vars.space.s });
