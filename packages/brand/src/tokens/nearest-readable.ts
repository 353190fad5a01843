import {
  type BaseColours,
  baseColoursAround,
  contrastFailures,
  deriveTheme,
  type Hex,
  shade,
} from "@kaitori/ui/theme";
import type { BrandTokens } from "./schema.ts";

export const colourDecisions = ["brand", "accent", "ink", "paper", "surface", "neutral"] as const;
export type ColourDecision = (typeof colourDecisions)[number];

const isReadable = ({ decisions, overrides }: BrandTokens) =>
  contrastFailures(deriveTheme(decisions, overrides)).length === 0;

/** The colour with the nearest lightness that is readable; undefined if another colour is the cause. */
export function nearestReadable(tokens: BrandTokens, name: ColourDecision): Hex | undefined {
  const decision = tokens.decisions[name];
  for (let percent = 0; percent <= 100; percent += 1) {
    for (const direction of [-1, 1]) {
      const colour = shade(decision, (direction * percent) / 100);
      if (isReadable({ ...tokens, decisions: { ...tokens.decisions, [name]: colour } })) return colour;
    }
  }
  return undefined;
}

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
