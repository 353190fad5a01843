import type { Brand } from "@kaitori/brand";
import { type BrandName, isBrandName } from "./brand-names.ts";

const brands: Record<BrandName, () => Promise<{ default: Brand }>> = {
  akane: () => import("@kaitori/brand-akane"),
  wakaba: () => import("@kaitori/brand-wakaba"),
  kohaku: () => import("@kaitori/brand-kohaku"),
};

/** Where the handbook serves the pictures of a brand; see `staticDirs`. */
const assetBase = (name: BrandName) => `/brands/${name}/`;

/** The brand of the toolbar, for stories that show whole screens. */
export async function loadBrand({ globals }: { globals: Record<string, unknown> }) {
  const name = isBrandName(globals.brand) ? globals.brand : "akane";
  const { default: brand } = await brands[name]();
  return { brand: { ...brand, assetBase: assetBase(name) } };
}
