import type { BrandSections, BrandTokens, CopyOverrides } from "@kaitori/brand";
import type { BrandSettings } from "@kaitori/brand/settings";

/** Parts of a brand that the server uses. */
export interface ServedBrand {
  name: string;
  settings: BrandSettings;
  copy: CopyOverrides;
  tokens: BrandTokens;
  /** Additional articles of the contract. */
  sections?: BrandSections;
}
