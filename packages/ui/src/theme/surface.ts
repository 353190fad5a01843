import type { ColourToken } from "./tokens.ts";
import { customProperty, vars } from "./vars.ts";

/**
 * Inside a header or an emphasised block the same components must be readable on another background.
 * The block says once what ink, lines and focus are there; nothing inside has to know.
 */
export const onSurface = (colours: Partial<Record<ColourToken, ColourToken>>) =>
  Object.fromEntries(
    Object.entries(colours).map(([token, source]) => [customProperty("colour", token), vars.colour[source]]),
  );

/** The most important block of a screen: a card, or a band over the whole width of a page. */
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
