import { desktop } from "@kaitori/ui/media";
import { vars } from "@kaitori/ui/theme";
import { style } from "@vanilla-extract/css";

export const versions = style({
  display: "grid",
  gap: vars.space.m,
  alignItems: "start",
  "@media": { [desktop]: { gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)" } },
});
export const text = style({
  padding: vars.space.m,
  background: vars.colour.sunken,
  fontFamily: "monospace",
  fontSize: vars.type.small,
  whiteSpace: "pre-wrap",
  overflowWrap: "anywhere",
});
