import { readFileSync, statSync } from "node:fs";
import { extname, join } from "node:path";
import type { Brand } from "@kaitori/brand";

/** What goes with the page in the packets that its start takes anyway. */
const largest = 10_000;

/** The brand with its logo in the page itself, where it is small: it is there with the first picture of the page. */
export function withCarriedLogo(brand: Brand, assetsFolder: string): Brand {
  const { logo } = brand.assets;
  const file = join(assetsFolder, logo.file);
  if (extname(file) !== ".svg" || statSync(file).size > largest) return brand;
  const url = `data:image/svg+xml,${svgInAddress(readFileSync(file, "utf8"))}`;
  return { ...brand, assets: { ...brand.assets, logo: { ...logo, url } } };
}

/** What an address may hold stays as it is: it compresses better. */
const svgInAddress = (svg: string) =>
  encodeURIComponent(svg.trim().replaceAll('"', "'")).replace(/%(?:20|2C|2F|3A|3B|3D)/g, decodeURIComponent);
