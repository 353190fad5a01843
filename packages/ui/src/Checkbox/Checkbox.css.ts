import { style } from "@vanilla-extract/css";
import { vars } from "../theme/index.ts";

export const checkbox = style({ display: "flex", flexDirection: "column", gap: vars.space.xs });
export const line = style({
  display: "flex",
  gap: "12px",
  alignItems: "flex-start",
  minBlockSize: "44px",
  paddingBlock: "10px",
  cursor: "pointer",
  selectors: { "&:has(:disabled)": { color: vars.colour.inkQuiet, cursor: "default" } },
});
/** The platform draws the box, so its error is shown by a ring around it. */
export const invalid = style({ borderRadius: "4px", boxShadow: `0 0 0 2px ${vars.colour.criticalEdge}` });
