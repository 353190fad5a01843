/// <reference path="./subset-font.d.ts" />
import { maxFontBytes } from "./brand-font.ts";

/** The font with these characters only; optional OpenType features are dropped if the file would exceed the limit. */
export async function makeFont(font: Buffer, characters: string): Promise<Buffer> {
  const { default: subsetFont } = await import("subset-font");
  const complete = await subsetFont(font, characters, { targetFormat: "woff2" });
  return complete.length <= maxFontBytes
    ? complete
    : subsetFont(font, characters, { targetFormat: "woff2", noLayoutClosure: true });
}
