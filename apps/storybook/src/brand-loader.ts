import type { Brand } from "@kaitori/brand";
import { brandNames, isBrandName } from "./brand-names.ts";

const brands = import.meta.glob<Brand>("../../../brands/*/index.ts", { import: "default" });

/** Base address of a brand's pictures in the handbook, which `staticDirs` of `.storybook/main.ts` serves. */
const assetBase = (name: string) => `/brands/${name}/`;

/** Loads the brand selected in the toolbar, for stories of screens. */
export async function loadBrand({ globals }: { globals: Record<string, unknown> }) {
  const name = isBrandName(globals.brand) ? globals.brand : brandNames[0];
  const brand = await brands[`../../../brands/${name}/index.ts`]?.();
  if (!brand) throw new Error("There is no brand; npx pnpm brand new NAME creates one.");
  return { brand: { ...brand, assetBase: assetBase(brand.name) } };
}
