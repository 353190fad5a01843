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
