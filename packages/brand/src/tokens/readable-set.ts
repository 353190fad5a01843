import { contrastFailures, deriveTheme, type Grounds, groundsAround, type Hex } from "@kaitori/ui/theme";
import type { BrandTokens } from "./brand-tokens.ts";

/**
 * Readable paper, surface, ink and neutral around one of them; undefined if another colour is the cause. It finds dark
 * sets, which changing one of the four colours cannot reach.
 */
export function readableSet(
  { decisions, overrides }: BrandTokens,
  name: keyof Grounds,
  colour: Hex,
): Grounds | undefined {
  const set = groundsAround(name, colour);
  return contrastFailures(deriveTheme({ ...decisions, ...set }, overrides)).length === 0 ? set : undefined;
}
