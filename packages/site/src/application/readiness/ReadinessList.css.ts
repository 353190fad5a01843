import { vars } from "@kaitori/ui/theme";
import { globalStyle, style } from "@vanilla-extract/css";

export const item = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  columnGap: vars.space.s,
  paddingBlock: vars.space.xs,
  borderBlockEnd: `1px solid ${vars.colour.hairline}`,
  ":last-child": { borderBlockEnd: 0 },
});
// The state stays on one line beside a long text.
globalStyle(`${item} > :last-child`, { flex: "none" });
