import { readFileSync } from "node:fs";
import { extname, join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import type { AssetName, Brand } from "@kaitori/brand";

/** Compressed size. A separate request costs a round trip, in which a page could load 90 kB. */
const maximumBytes = 8_000;
const topPictures = ["logo", "hero"] as const satisfies readonly AssetName[];

/** The brand with small drawings as data URLs, so that they appear with the text of the page. */
export function withInlinePictures(brand: Brand, assetsFolder: string): Brand {
  const assets = { ...brand.assets };
  for (const name of topPictures) {
    const url = dataUrlOf(join(assetsFolder, assets[name].file));
    if (url) assets[name] = { ...assets[name], url };
  }
  return { ...brand, assets };
}

function dataUrlOf(file: string): string | undefined {
  if (extname(file) !== ".svg") return undefined;
  const svg = svgInUrl(readFileSync(file, "utf8"));
  return brotliCompressSync(svg).length > maximumBytes ? undefined : `data:image/svg+xml,${svg}`;
}

/** Characters that are allowed in a URL stay unescaped, because they compress better. */
const svgInUrl = (svg: string) =>
  encodeURIComponent(svg.trim().replaceAll('"', "'")).replace(/%(?:20|2C|2F|3A|3B|3D)/g, decodeURIComponent);
