declare module "subset-font" {
  /** Reduces a font to the characters of a text. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options?: { readonly targetFormat?: "woff2"; readonly noLayoutClosure?: boolean },
  ): Promise<Buffer>;
}
