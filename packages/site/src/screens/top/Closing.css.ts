import { desktop } from "@kaitori/ui/media";
import { vars } from "@kaitori/ui/theme";
import { style } from "@vanilla-extract/css";

export const closingSection = style({
  display: "grid",
  gap: vars.space.l,
  alignItems: "center",
  "@media": { [desktop]: { gridTemplateColumns: "minmax(0, 1fr) auto", columnGap: vars.space.xl } },
});
export const phone = style({
  fontSize: vars.type.title2,
  fontWeight: 700,
  fontVariantNumeric: "tabular-nums",
  textDecoration: "none",
});
