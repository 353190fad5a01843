/** A font of the brand's own, cut down to the characters that its texts need. */
export type BrandFont = {
  /** Name of the font itself; the page uses the name from `familyOnPage`. */
  readonly family: string;
  /** The file in `assets/fonts/`, which `npx pnpm brand font` makes. */
  readonly file: string;
  /** Texts set in the font: the headings of all pages, or the texts and headings of the first ones. */
  readonly use: "headings" | "text";
};

/** A larger font would slow the first page down noticeably. */
export const fontBytes = 60_000;

/**
 * Name of the font in the page. No font of a system has this name: the texts around the headings, set in a font of the
 * system, would otherwise take the few glyphs of the brand's file where both have the same name.
 */
export const familyOnPage = ({ family }: Pick<BrandFont, "family">) => JSON.stringify(`Brand ${family}`);

/** Its rule for the page. A reader whose connection is too slow for it reads at once in a font of the system, and nothing moves. */
export const fontFace = (font: BrandFont, assetBase = "/brand/") =>
  `@font-face{font-family:${familyOnPage(font)};src:url(${assetBase}fonts/${font.file}) format("woff2");font-weight:1 1000;font-display:optional}`;
