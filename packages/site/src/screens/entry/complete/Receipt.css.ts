import { vars } from "@kaitori/ui/theme";
import { style } from "@vanilla-extract/css";

/** Read out over the telephone, so every character counts. */
export const code = style({
  fontSize: vars.type.title2,
  fontWeight: 700,
  fontVariantNumeric: "tabular-nums",
  letterSpacing: "0.06em",
  wordBreak: "break-all",
});
