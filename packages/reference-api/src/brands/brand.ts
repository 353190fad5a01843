import type { BrandSections, BrandTokens, CopyOverrides } from "@kaitori/brand";
import type { BrandSettings } from "@kaitori/brand/settings";

/** What the server knows of a brand: its folder's name, its public settings, its words for mails and errors, the look of its mails. */
export interface ServedBrand {
  name: string;
  settings: BrandSettings;
  copy: CopyOverrides;
  tokens: BrandTokens;
  /** Where it composes something of its own: the articles that it adds to the contract. */
  sections?: BrandSections;
}
