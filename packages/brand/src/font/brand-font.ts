/** The brand's font, reduced to the characters of its texts. */
export type BrandFont = {
  /** Name of the font; pages use the name from `familyOnPage`. */
  readonly family: string;
  /** File in `assets/fonts/`, made by `npx pnpm brand font`. */
  readonly file: string;
  /** Texts set in the font: the headings of all pages, or all texts of the first pages. */
  readonly use: "headings" | "text";
};

/** Limit of the file size: a larger font would noticeably slow down the first page. */
export const maxFontBytes = 60_000;

/** Name of the font on the page. The name of a system font would replace some characters of other texts. */
export const familyOnPage = ({ family }: Pick<BrandFont, "family">) => JSON.stringify(`Brand ${family}`);

/** The `@font-face` rule. On a slow connection the page keeps the system font, without a layout shift. */
export const fontFace = (font: BrandFont, assetBase = "/brand/") =>
  `@font-face{font-family:${familyOnPage(font)};src:url(${assetBase}fonts/${font.file}) format("woff2");font-weight:1 1000;font-display:optional}`;
