import { desktop } from "@kaitori/ui/media";
import { vars } from "@kaitori/ui/theme";
import { style, styleVariants } from "@vanilla-extract/css";

export const quietText = style({ fontSize: vars.type.small, color: vars.colour.inkQuiet });
export const icon = style({ flex: "none", color: vars.colour.brandInk, lineHeight: 0 });

export const letters = style({
  display: "grid",
  gap: vars.space.l,
  "@media": { [desktop]: { gridTemplateColumns: "repeat(auto-fit, minmax(24rem, 1fr))" } },
});
export const letter = style({
  display: "flex",
  flexDirection: "column",
  gap: vars.space.s,
  paddingInlineStart: vars.space.m,
  borderInlineStart: `2px solid ${vars.colour.brandInk}`,
});

export const quotation = style({ margin: 0 });

export const history = style({
  borderInlineStart: `1px solid ${vars.colour.edge}`,
  marginInlineStart: "6px",
});
export const year = style({
  position: "relative",
  display: "grid",
  paddingInlineStart: vars.space.l,
  paddingBlockEnd: vars.space.m,
  ":last-child": { paddingBlockEnd: 0 },
  "::before": {
    content: "",
    position: "absolute",
    insetInlineStart: "-7px",
    insetBlockStart: "0.55em",
    inlineSize: "13px",
    blockSize: "13px",
    borderRadius: "50%",
    background: vars.colour.brandInk,
  },
  "@media": { [desktop]: { gridTemplateColumns: "10em minmax(0, 1fr)", columnGap: vars.space.l } },
});
export const when = style({
  fontFamily: vars.type.heading,
  fontWeight: vars.type.headingWeight,
  fontSize: vars.type.title3,
});

export const figures = style({
  display: "grid",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  gap: vars.space.l,
  "@media": { [desktop]: { gridTemplateColumns: "repeat(auto-fit, minmax(11rem, 1fr))" } },
});
export const value = style({
  fontSize: "clamp(1.5rem, 1.1rem + 1.6vw, 2.5rem)",
  fontWeight: 700,
  lineHeight: 1.3,
  fontVariantNumeric: "tabular-nums",
  fontFeatureSettings: '"palt"',
});

/** Tiles, two in a row on a phone; or lines, two in a row on a desktop. */
export const audience = styleVariants({
  tiles: {
    display: "grid",
    gap: vars.space.s,
    gridTemplateColumns: "repeat(auto-fit, minmax(9rem, 1fr))",
    "@media": {
      [desktop]: { gridTemplateColumns: "repeat(auto-fit, minmax(14rem, 1fr))", gap: vars.space.m },
    },
  },
  lines: {
    display: "grid",
    columnGap: vars.space.xl,
    "@media": { [desktop]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } },
  },
});
export const group = styleVariants({
  tiles: {
    display: "grid",
    alignContent: "start",
    gap: vars.space.xs,
    padding: vars.space.m,
    background: vars.colour.brandSoft,
    borderRadius: vars.radius.card,
  },
  lines: {
    display: "flex",
    gap: vars.space.s,
    paddingBlock: vars.space.s,
    borderBlockEnd: `1px solid ${vars.colour.hairline}`,
  },
});

export const call = style({
  "@media": { [desktop]: { display: "grid", justifyItems: vars.form.bandAlign } },
});
export const telephone = style({
  display: "inline-block",
  minBlockSize: "44px",
  color: vars.colour.brandInk,
  // Keeps the number on one line at double zoom on a phone.
  fontSize: `min(${vars.type.figure}, 11vw)`,
  fontWeight: 700,
  lineHeight: 1.3,
  fontVariantNumeric: "tabular-nums",
});

export const picture = style({ inlineSize: "100%", borderRadius: vars.radius.card });
export const point = style({ display: "flex", alignItems: "start", gap: vars.space.s });
