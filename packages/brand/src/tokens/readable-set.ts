import {
  type BaseColours,
  baseColoursAround,
  contrastFailures,
  deriveTheme,
  type Hex,
} from "@kaitori/ui/theme";
import type { BrandTokens } from "./brand-tokens.ts";

/**
 * Readable paper, surface, ink and neutral around one of them; undefined if another colour is the cause. It finds dark
 * sets, which changing one of the four colours cannot reach.
 */
export function readableSet(
  { decisions, overrides }: BrandTokens,
  name: keyof BaseColours,
  colour: Hex,
): BaseColours | undefined {
  const set = baseColoursAround(name, colour);
  return contrastFailures(deriveTheme({ ...decisions, ...set }, overrides)).length === 0 ? set : undefined;
}
