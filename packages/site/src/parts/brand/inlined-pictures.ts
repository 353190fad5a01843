import type { AssetName } from "@kaitori/brand";
import type { ShellBrand } from "./shell-brand.ts";

/** A built page may contain inlined pictures, which later pages reuse without a request. */
export function withInlinedPictures(brand: ShellBrand, page: Element): ShellBrand {
  const assets = { ...brand.assets };
  for (const image of page.querySelectorAll<HTMLImageElement>('img[data-picture][src^="data:"]')) {
    const name = image.dataset.picture as AssetName;
    assets[name] = { ...assets[name], url: image.getAttribute("src") ?? "" };
  }
  return { ...brand, assets };
}
