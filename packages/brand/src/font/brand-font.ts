import type * as v from "valibot";
import type { Font } from "../tokens/schema.ts";

export type BrandFont = v.InferOutput<typeof Font>;

/** Limit of the file size: a larger font would noticeably slow down the first page. */
export const maxFontBytes = 60_000;

/** Name of the font on the page. The name of a system font would replace some characters of other texts. */
export const familyOnPage = ({ family }: Pick<BrandFont, "family">) => JSON.stringify(`Brand ${family}`);

/** The `@font-face` rule. On a slow connection the page keeps the system font, without a layout shift. */
export const fontFace = (font: BrandFont, assetBase = "/brand/") =>
  `@font-face{font-family:${familyOnPage(font)};src:url(${assetBase}fonts/${font.file}) format("woff2");font-weight:1 1000;font-display:optional}`;
