import { desktop } from "@kaitori/ui/media";
import { vars } from "@kaitori/ui/theme";
import { style } from "@vanilla-extract/css";

export const closingSection = style({
  display: "grid",
  alignItems: "center",
  "@media": { [desktop]: { gridTemplateColumns: "minmax(0, 1fr) auto", columnGap: vars.space.xl } },
});
export const button = style({ display: "none", "@media": { [desktop]: { display: "block" } } });
