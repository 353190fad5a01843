import type { Brand } from "@kaitori/brand";

const modules = import.meta.glob<Brand>("../../../brands/*/index.ts", { import: "default", eager: true });

/** All brands at build time, with the address of their pictures on the board. */
export const brands: readonly Brand[] = Object.values(modules).map((brand) => ({
  ...brand,
  assetBase: new URL(`brands/${brand.name}/`, document.baseURI).pathname,
}));
export const brandOf = (name: string) => brands.find((brand) => brand.name === name);
