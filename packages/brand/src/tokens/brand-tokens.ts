import type { ThemeDecisions, ThemeOverrides } from "@kaitori/ui/theme";
import type { BrandFont } from "../font/brand-font.ts";

export type BrandTokens = {
  readonly decisions: ThemeDecisions;
  /** Derived tokens that this brand overrides. Keep it short: a long list is a second theme. */
  readonly overrides?: ThemeOverrides;
  /** A font of its own for headings or texts; fonts of the system, when left out. */
  readonly font?: BrandFont;
};
