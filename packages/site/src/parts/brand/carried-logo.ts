import type { ShellBrand } from "./shell-brand.ts";

/** A built page may carry its logo itself: then it is the same on every page that comes after, and nothing is fetched. */
export function withCarriedLogo(brand: ShellBrand, page: Element): ShellBrand {
  const url = page.querySelector('img[data-picture="logo"]')?.getAttribute("src");
  if (!url?.startsWith("data:")) return brand;
  return { ...brand, assets: { ...brand.assets, logo: { ...brand.assets.logo, url } } };
}
