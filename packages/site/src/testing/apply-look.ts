import { exampleBrand } from "@kaitori/brand/testing";
import { brandStyle } from "@kaitori/brand/theme";
import type { ThemeDecisions } from "@kaitori/ui/theme";
import { onTestFinished } from "vitest";

/** For a test of where things stand: the look of a brand says it, and pages are opened without one. */
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
