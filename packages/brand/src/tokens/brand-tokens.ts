import type { ThemeDecisions, ThemeOverrides } from "@kaitori/ui/theme";
import type { BrandFont } from "../font/brand-font.ts";

export type BrandTokens = {
  readonly decisions: ThemeDecisions;
  /** Derived tokens that this brand overrides. Keep the list short: a long one is a second theme. */
  readonly overrides?: ThemeOverrides;
  /** The brand's font for headings or texts; by default the system's. */
  readonly font?: BrandFont;
};
