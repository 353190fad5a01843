import type { Brand } from "@kaitori/brand";

const found = import.meta.glob<Brand>("../../../brands/*/index.ts", { import: "default", eager: true });

/** The brands there were when the board was built, with the place where it has their pictures. */
export const brands: readonly Brand[] = Object.values(found).map((brand) => ({
  ...brand,
  assetBase: new URL(`brands/${brand.name}/`, document.baseURI).pathname,
}));
export const brandOf = (name: string) => brands.find((brand) => brand.name === name);
