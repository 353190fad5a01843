import type { Brand } from "@kaitori/brand";

const found = import.meta.glob<Brand>("../../../brands/*/index.ts", { import: "default", eager: true });

/** The pictures of a brand as the handbook serves them; see its `staticDirs`. */
const assetBase = (name: string) => new URL(`../brands/${name}/`, location.href).pathname;

/** The brands there were when the handbook was built. */
export const brands: readonly Brand[] = Object.values(found).map((brand) => ({
  ...brand,
  assetBase: assetBase(brand.name),
}));
export const brandOf = (name: string) => brands.find((brand) => brand.name === name);
