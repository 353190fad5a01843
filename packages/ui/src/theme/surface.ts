import type { ColourToken } from "./tokens.ts";
import { customProperty, vars } from "./vars.ts";

/** Gives a header or an emphasised block its own colours, which the components inside then use. */
export const onSurface = (colours: Partial<Record<ColourToken, ColourToken>>) =>
  Object.fromEntries(
    Object.entries(colours).map(([token, source]) => [customProperty("colour", token), vars.colour[source]]),
  );

/** The most important block of a screen: a card, or a section of full width. */
export const emphasised = {
  [vars.form.pressShadow]: vars.form.emphasisPressShadow,
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
