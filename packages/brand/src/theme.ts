import { deriveTheme, themeToCss } from "@kaitori/ui/theme";
import type { Brand } from "./define-brand.ts";

/** A brand's look as CSS custom properties, to be laid into the page or under a selector of it. */
export const brandStyle = ({ tokens }: Pick<Brand, "tokens">, selector?: string): string =>
  themeToCss(deriveTheme(tokens.decisions, tokens.overrides), selector);
