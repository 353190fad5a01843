import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { barBackground } from "../ActionBar/ActionBar.css.ts";
import { figureColour } from "../Amount/Amount.css.ts";
import { field } from "../Field/Field.css.ts";
import { tablet } from "../media.ts";
import { vars } from "../theme/index.ts";
import { emphasised } from "../theme/surface.ts";

export const card = style({
  padding: vars.space.m,
  border: "1px solid",
  borderRadius: vars.radius.card,
  minInlineSize: 0,
  "@media": { [tablet]: { padding: vars.space.l } },
});

/** Container of a group in the brand's style: a card, a part of a sheet under a rule, or a tinted panel. */
const group = {
  borderWidth: vars.form.cardBorderWidth,
  borderStyle: vars.form.cardBorderStyle,
  borderRadius: vars.form.cardRadius,
  paddingInline: `calc(${vars.space.m} * ${vars.form.cardPaddingFactor})`,
  "@media": { [tablet]: { paddingInline: `calc(${vars.space.l} * ${vars.form.cardPaddingFactor})` } },
};

export const tones = styleVariants({
  plain: {
    ...group,
    background: vars.form.cardBackground,
    borderColor: vars.form.cardBorderColour,
    vars: { [barBackground]: vars.form.cardBackground },
  },
  subtle: { background: vars.colour.sunken, borderColor: vars.colour.hairline },
  emphasis: {
    background: vars.colour.emphasis,
    borderColor: vars.colour.emphasisLine,
    borderStyle: vars.form.cardBorderStyle,
    borderWidth: vars.form.emphasisBorderWidth,
    borderRadius: vars.form.cardRadius,
    color: vars.colour.onEmphasis,
    vars: {
      [figureColour]: vars.colour.emphasisFigure,
      ...emphasised,
    },
  },
});
// Draws no frame around fields that have boxes of their own.
globalStyle(`${tones.plain}:has(${field})`, {
  padding: `${vars.space.s} 0`,
  borderInlineWidth: 0,
  borderBlockEndWidth: 0,
  borderRadius: 0,
  background: "none",
  vars: { [barBackground]: vars.form.barBackground },
});
