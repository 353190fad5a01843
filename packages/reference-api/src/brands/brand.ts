import type { BrandSettings } from "@kaitori/brand/settings";

/** What the server knows of a brand: its folder's name and its public settings. */
export interface ServedBrand {
  name: string;
  settings: BrandSettings;
}
