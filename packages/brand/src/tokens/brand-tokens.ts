import type { ThemeDecisions, ThemeOverrides } from "@kaitori/ui/theme";

export type BrandTokens = {
  readonly decisions: ThemeDecisions;
  /** Derived tokens that this brand must have otherwise. Few: a long list is a second theme. */
  readonly overrides?: ThemeOverrides;
};
