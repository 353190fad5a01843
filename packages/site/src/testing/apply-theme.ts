import { exampleBrand } from "@kaitori/brand/testing";
import { brandStyle } from "@kaitori/brand/theme";
import type { ThemeDecisions } from "@kaitori/ui/theme";
import { onTestFinished } from "vitest";

/** Applies the theme of the example brand; test pages have none by default. */
export function applyTheme(decisions?: Partial<ThemeDecisions>): void {
  const styleSheet = new CSSStyleSheet();
  const { tokens, ...brand } = exampleBrand();
  styleSheet.replaceSync(
    brandStyle({ ...brand, tokens: { ...tokens, decisions: { ...tokens.decisions, ...decisions } } }),
  );
  document.adoptedStyleSheets.push(styleSheet);
  onTestFinished(() => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== styleSheet);
  });
}
