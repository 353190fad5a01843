import { globalStyle, style } from "@vanilla-extract/css";
import { desktop } from "../media.ts";
import { vars } from "../theme/index.ts";

/** At the foot of a phone where the thumb is; in the text on a desktop. */
export const bar = style({
  position: "sticky",
  insetBlockEnd: 0,
  zIndex: 10,
  display: "flex",
  flexDirection: "row-reverse",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "flex-start",
  gap: vars.space.s,
  marginInline: "-16px",
  padding: "8px 16px calc(8px + env(safe-area-inset-bottom))",
  background: vars.colour.paper,
  borderBlockStart: `1px solid ${vars.colour.hairline}`,
  "@media": {
    [desktop]: {
      position: "static",
      flexDirection: "row",
      gap: vars.space.m,
      marginInline: 0,
      padding: `${vars.space.m} 0 0`,
      background: "transparent",
      borderBlockStart: 0,
    },
  },
});
globalStyle(`${bar} > :first-child`, { flex: "1 1 12rem", "@media": { [desktop]: { flex: "0 1 18rem" } } });
export const note = style({
  flex: "1 0 100%",
  fontSize: vars.type.small,
  color: vars.colour.inkQuiet,
  "@media": { [desktop]: { flex: "1 1 auto" } },
});
