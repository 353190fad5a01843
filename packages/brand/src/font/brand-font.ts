/** A font of the brand, subset to the characters of its texts. */
export type BrandFont = {
  /** Name of the font itself; the page uses the name from `familyOnPage`. */
  readonly family: string;
  /** The file in `assets/fonts/`, which `npx pnpm brand font` makes. */
  readonly file: string;
  /** Texts set in the font: the headings of all pages, or the texts and headings of the first ones. */
  readonly use: "headings" | "text";
};

/** A larger font would noticeably slow down the first page. */
export const fontBytes = 60_000;

/**
 * Name of the font in the page. It must differ from every system font: otherwise texts in the system font would take
 * the few glyphs of the brand's file.
 */
export const familyOnPage = ({ family }: Pick<BrandFont, "family">) => JSON.stringify(`Brand ${family}`);

/** Its `@font-face` rule. On a slow connection the page keeps the system font, without a layout shift. */
export const fontFace = (font: BrandFont, assetBase = "/brand/") =>
  `@font-face{font-family:${familyOnPage(font)};src:url(${assetBase}fonts/${font.file}) format("woff2");font-weight:1 1000;font-display:optional}`;
