import type { CopyOverrides } from "@kaitori/brand";
import type { BrandSettings } from "@kaitori/brand/settings";

/** What the server knows of a brand: its folder's name, its public settings, and its words for mails and errors. */
export interface ServedBrand {
  name: string;
  settings: BrandSettings;
  copy: CopyOverrides;
}
