import { style } from "@vanilla-extract/css";
import { vars } from "../theme/index.ts";

export const divider = style({
  border: 0,
  borderBlockStart: `1px solid ${vars.colour.hairline}`,
  margin: 0,
  inlineSize: "100%",
});
