import { desktop } from "@kaitori/ui/media";
import { vars } from "@kaitori/ui/theme";
import { style } from "@vanilla-extract/css";

export const icon = style({
  display: "grid",
  placeItems: "center",
  inlineSize: "56px",
  blockSize: "56px",
  color: vars.colour.brandInk,
  background: vars.colour.brandSoft,
  borderRadius: vars.radius.card,
});

/** Numbered points with lines between them and Japanese numerals. */
export const numbered = style({
  counterReset: "point",
  borderBlockStart: `1px solid ${vars.colour.edge}`,
});
export const list = style({
  display: "grid",
  gap: vars.space.l,
  "@media": { [desktop]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))", columnGap: vars.space.xl } },
});
export const point = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  columnGap: vars.space.m,
  selectors: {
    [`${numbered} > &`]: {
      paddingBlock: "10px",
      borderBlockEnd: `1px solid ${vars.colour.hairline}`,
      counterIncrement: "point",
    },
  },
  "@media": {
    [desktop]: {
      selectors: { [`${numbered} > &`]: { columnGap: vars.space.xl, paddingBlock: vars.space.m } },
    },
  },
});
export const numeral = style({
  color: vars.colour.brandInk,
  fontFamily: vars.type.heading,
  fontSize: vars.type.title1,
  lineHeight: 1.3,
  "::before": { content: "counter(point, cjk-ideographic)" },
});
export const check = style({ color: vars.colour.brandInk, paddingBlockStart: "2px" });
