import { contrastFailures, deriveTheme, type Grounds, groundsAround, type Hex } from "@kaitori/ui/theme";
import type { BrandTokens } from "./brand-tokens.ts";

/**
 * Paper, surface, ink and neutral that hold together around one of them; undefined when the fault is another colour's.
 * A dark brand is reached so: one of the four alone can never be dark among three that are light.
 */
export function setThatHolds(
  { decisions, overrides }: BrandTokens,
  name: keyof Grounds,
  colour: Hex,
): Grounds | undefined {
  const set = groundsAround(name, colour);
  return contrastFailures(deriveTheme({ ...decisions, ...set }, overrides)).length === 0 ? set : undefined;
}
