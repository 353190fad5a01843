import { exampleBrand } from "@kaitori/brand/testing";
import { brandStyle } from "@kaitori/brand/theme";
import type { ThemeDecisions } from "@kaitori/ui/theme";
import { onTestFinished } from "vitest";

/** Applies the brand's styles for layout tests; test pages open without them. */
export function applyLook(decisions?: Partial<ThemeDecisions>): void {
  const look = new CSSStyleSheet();
  const { tokens, ...brand } = exampleBrand();
  look.replaceSync(
    brandStyle({ ...brand, tokens: { ...tokens, decisions: { ...tokens.decisions, ...decisions } } }),
  );
  document.adoptedStyleSheets.push(look);
  onTestFinished(() => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== look);
  });
}
