import { desktop, tablet } from "@kaitori/ui/media";
import { vars } from "@kaitori/ui/theme";
import { style } from "@vanilla-extract/css";

export const quietText = style({ fontSize: vars.type.small, color: vars.colour.inkQuiet });
export const mark = style({ flex: "none", color: vars.colour.brandInk, lineHeight: 0 });

export const letters = style({
  display: "grid",
  gap: vars.space.xl,
  "@media": { [desktop]: { gridTemplateColumns: "repeat(auto-fit, minmax(24rem, 1fr))" } },
});
export const letter = style({
  display: "flex",
  flexDirection: "column",
  gap: vars.space.m,
  paddingInlineStart: vars.space.l,
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
  gap: vars.space.xs,
  paddingInlineStart: vars.space.l,
  paddingBlockEnd: vars.space.l,
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

export const audience = style({
  display: "grid",
  gap: vars.space.m,
  "@media": {
    [tablet]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
    [desktop]: { gridTemplateColumns: "repeat(auto-fit, minmax(14rem, 1fr))" },
  },
});
export const group = style({
  display: "flex",
  gap: vars.space.m,
  padding: vars.space.l,
  background: vars.colour.brandSoft,
  borderRadius: vars.radius.card,
});

/** Aligned like the heading of the band. */
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
