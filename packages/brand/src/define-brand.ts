import type { BrandAssets } from "./assets.ts";
import type { BrandPhotographs } from "./photographs/photographs.ts";
import type { BrandSections } from "./sections/schema.ts";
import type { BrandSettings } from "./settings/schema.ts";
import type { CopyOverrides } from "./text/overrides.ts";
import type { BrandTokens } from "./tokens/schema.ts";

/** A licensee brand: tokens, copy, public settings, pictures, photographs and sections, and nothing else. */
export type Brand = {
  /** Name of its folder in `brands/`: lower-case letters, digits and hyphens. */
  readonly name: string;
  readonly tokens: BrandTokens;
  readonly copy: CopyOverrides;
  readonly settings: BrandSettings;
  readonly assets: BrandAssets;
  /** Sections of its top page, links, articles, and pages of its own; by default those of every brand. */
  readonly sections?: BrandSections;
  /** Photographs that its sections name. */
  readonly photographs?: BrandPhotographs;
  /** Base address of its pictures; by default "/brand/". The handbook, which shows all brands, sets another. */
  readonly assetBase?: string;
};

/**
 * Types the parts of a brand. It validates nothing at run time, so that a page need not load the schemas: `npx pnpm
 * brand check`, the build of `apps/NAME` and the server validate.
 */
export const defineBrand = (brand: Brand): Brand => brand;
