import { withoutHyphens } from "./hyphens.ts";
import { halfWidth } from "./width.ts";

/** Converts a number to its stored form: half width, without spaces and hyphens (B1). */
export const plainNumber = (text: string) => withoutHyphens(halfWidth(text)).replace(/\s/g, "");
