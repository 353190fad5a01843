import { desktop } from "@kaitori/ui/media";
import { vars } from "@kaitori/ui/theme";
import { style } from "@vanilla-extract/css";

export const lines = style({ whiteSpace: "pre-line", maxInlineSize: "40em", overflowWrap: "anywhere" });
/** Read here to the end, with what is agreed upon still in sight; on paper all of it. */
export const window = style({
  maxBlockSize: "22rem",
  overflowY: "auto",
  padding: vars.space.m,
  border: `1px solid ${vars.colour.edge}`,
  borderRadius: vars.radius.control,
  background: vars.colour.surface,
  "@media": {
    [desktop]: { maxBlockSize: "30rem", padding: vars.space.l },
    print: { maxBlockSize: "none", overflow: "visible", border: 0, padding: 0 },
  },
});
