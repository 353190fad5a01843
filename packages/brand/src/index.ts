export { type AssetName, assetUrl, type BrandAssets, type BrandImage } from "./assets.ts";
export { type Brand, defineBrand } from "./define-brand.ts";
export { type BrandPhotograph, type BrandPhotographs, photographSources } from "./photographs/photographs.ts";
export type { BrandSections, FurtherArticle, TopSection } from "./sections/schema.ts";
export type { BrandSettings } from "./settings/schema.ts";
export { tagOrigins } from "./tag-origins.ts";
export * from "./text/index.ts";
export type { BrandTokens } from "./tokens/brand-tokens.ts";
