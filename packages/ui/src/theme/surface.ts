import type { ColourToken } from "./derive.ts";
import { customProperty, vars } from "./vars.ts";

/** Sets other colours in a header or an emphasised block, which the components inside then use. */
export const onSurface = (colours: Partial<Record<ColourToken, ColourToken>>) =>
  Object.fromEntries(
    Object.entries(colours).map(([token, source]) => [customProperty("colour", token), vars.colour[source]]),
  );

/** The most important block of a screen: a card, or a section of full width. */
export const emphasised = {
  [vars.form.primaryButtonShadow]: vars.form.emphasisPrimaryButtonShadow,
  [vars.form.badgeFill]: vars.form.emphasisBadgeFill,
  ...onSurface({
    ink: "onEmphasis",
    inkQuiet: "onEmphasisQuiet",
    brandInk: "onEmphasis",
    hairline: "emphasisLine",
    edge: "onEmphasisQuiet",
    focus: "onEmphasis",
    surface: "emphasis",
    sunken: "emphasis",
    brandSoft: "emphasis",
    action: "emphasisAction",
    actionHover: "emphasisActionHover",
    actionPressed: "emphasisActionPressed",
    onAction: "onEmphasisAction",
  }),
};
