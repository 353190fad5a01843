import { desktop } from "@kaitori/ui/media";
import { vars } from "@kaitori/ui/theme";
import { style } from "@vanilla-extract/css";

export const facts = style({
  display: "grid",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  gap: `${vars.space.m} ${vars.space.l}`,
  marginBlockStart: vars.space.xl,
});
export const inOneRow = style({
  "@media": { [desktop]: { gridTemplateColumns: "repeat(4, minmax(0, 1fr))" } },
});
/** Beside a calculator each fact has its own line. */
export const stacked = style({
  "@media": { [desktop]: { gridTemplateColumns: "minmax(0, 1fr)", gap: 0 } },
});
export const fact = style({
  display: "flex",
  flexDirection: "column",
  paddingBlockStart: vars.space.s,
  borderBlockStart: `1px solid ${vars.colour.hairline}`,
  "@media": {
    [desktop]: {
      selectors: {
        [`${stacked} > &`]: {
          flexDirection: "row",
          alignItems: "baseline",
          justifyContent: "space-between",
          paddingBlock: vars.space.s,
        },
      },
    },
  },
});
export const label = style({ fontSize: vars.type.small, color: vars.colour.inkQuiet });
export const value = style({
  fontSize: vars.type.title2,
  fontWeight: 700,
  lineHeight: 1.4,
  fontVariantNumeric: "tabular-nums",
});
