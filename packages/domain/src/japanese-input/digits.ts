import { withoutHyphens } from "./hyphens.ts";
import { halfWidth } from "./width.ts";

/** A number as it is stored: half width, without spaces and hyphens; everything else stays to be judged (B1). */
export const plainNumber = (text: string) => withoutHyphens(halfWidth(text)).replace(/\s/g, "");
