import { style, styleVariants } from "@vanilla-extract/css";
import { ground } from "../ActionBar/ActionBar.css.ts";
import { figureColour } from "../Amount/Amount.css.ts";
import { tablet } from "../media.ts";
import { vars } from "../theme/index.ts";
import { onSurface } from "../theme/surface.ts";

export const card = style({
  padding: vars.space.m,
  border: "1px solid",
  borderRadius: vars.radius.card,
  minInlineSize: 0,
  "@media": { [tablet]: { padding: vars.space.l } },
});

export const tones = styleVariants({
  plain: {
    background: vars.colour.surface,
    borderColor: vars.colour.cardEdge,
    vars: { [ground]: vars.colour.surface },
  },
  quiet: { background: vars.colour.sunken, borderColor: vars.colour.hairline },
  emphasis: {
    background: vars.colour.emphasis,
    borderColor: vars.colour.emphasisLine,
    color: vars.colour.onEmphasis,
    vars: {
      [figureColour]: vars.colour.emphasisFigure,
      ...onSurface({
        ink: "onEmphasis",
        inkQuiet: "onEmphasisQuiet",
        brandInk: "onEmphasis",
        hairline: "emphasisLine",
        edge: "onEmphasisQuiet",
        focus: "onEmphasis",
        surface: "emphasis",
        sunken: "emphasis",
      }),
    },
  },
});
