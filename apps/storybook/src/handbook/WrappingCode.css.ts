import { vars } from "@kaitori/ui/theme";
import { style } from "@vanilla-extract/css";

export const code = style({
  fontFamily: "ui-monospace, SFMono-Regular, Menlo, Consolas, monospace",
  fontSize: vars.type.small,
  overflowWrap: "anywhere",
});
