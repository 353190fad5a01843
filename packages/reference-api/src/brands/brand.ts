import type { BrandSections, BrandTokens, CopyOverrides } from "@kaitori/brand";
import type { BrandSettings } from "@kaitori/brand/settings";

/** The server's part of a brand: folder name, public settings, words for mails and errors, look of its mails. */
export interface ServedBrand {
  name: string;
  settings: BrandSettings;
  copy: CopyOverrides;
  tokens: BrandTokens;
  /** The brand's own articles of the contract, if it adds any. */
  sections?: BrandSections;
}
