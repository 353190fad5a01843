import { tablet } from "@kaitori/ui/media";
import { vars } from "@kaitori/ui/theme";
import { style } from "@vanilla-extract/css";

export const samples = style({
  display: "grid",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  gap: vars.space.m,
  "@media": { [tablet]: { gridTemplateColumns: "repeat(4, minmax(0, 1fr))" } },
});
export const caption = style({ fontSize: vars.type.small, lineHeight: 1.6 });
