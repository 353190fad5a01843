import { vars } from "@kaitori/ui/theme";
import { style } from "@vanilla-extract/css";

export const thumbnail = style({
  blockSize: "96px",
  inlineSize: "auto",
  maxInlineSize: "100%",
  objectFit: "contain",
  border: `1px solid ${vars.colour.hairline}`,
});
