import { vars } from "@kaitori/ui/theme";
import { style } from "@vanilla-extract/css";

/** The code is read out on the phone, so its characters must be easy to distinguish. */
export const code = style({
  fontSize: vars.type.title2,
  fontWeight: 700,
  fontVariantNumeric: "tabular-nums",
  letterSpacing: "0.06em",
  wordBreak: "break-all",
});
