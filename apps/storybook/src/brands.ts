import type { Brand } from "@kaitori/brand";
import { brandStyle } from "@kaitori/brand/theme";
import type { BrandTokens } from "@kaitori/brand/tokens";

export const brandNames: readonly string[] = Object.keys(import.meta.glob("../../../brands/*/index.ts")).map(
  brandOfFile,
);

export const isBrandName = (name: unknown): name is string => brandNames.some((brand) => brand === name);

/** `../../../brands/<name>/index.ts` */
export function brandOfFile(file: string): string {
  return file.split("/").at(-2) ?? "";
}

const tokens = import.meta.glob<BrandTokens>("../../../brands/*/tokens.ts", {
  import: "default",
  eager: true,
});

const css: ReadonlyMap<string, string> = new Map(
  Object.entries(tokens).map(([file, brandTokens]) => {
    const name = brandOfFile(file);
    return [name, brandStyle({ tokens: brandTokens, assetBase: `/brands/${name}/` })];
  }),
);

/** Replaces the theme of the page by that of a brand. */
export function applyBrand(name: string) {
  const theme = css.get(name) ?? "";
  const style = document.querySelector("style[data-brand]") ?? document.createElement("style");
  if (style.textContent === theme) return;
  style.setAttribute("data-brand", name);
  style.textContent = theme;
  document.head.append(style);
}

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
