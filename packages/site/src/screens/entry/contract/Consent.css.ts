import { vars } from "@kaitori/ui/theme";
import { style } from "@vanilla-extract/css";

/** Only on a screen: a print shows the whole text. */
export const textBox = style({
  "@media": {
    screen: {
      maxBlockSize: "60dvh",
      overflowY: "auto",
      padding: vars.space.m,
      border: `1px solid ${vars.colour.hairline}`,
      borderRadius: vars.radius.control,
    },
  },
});
