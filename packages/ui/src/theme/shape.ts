import type { ThemeDecisions } from "./decisions.ts";
import type { Theme } from "./tokens.ts";

/** Spaces on a grid of 8 px; `xs` is half of it, for lines of one item. */
const densities = {
  compact: {
    xs: "4px",
    s: "8px",
    m: "16px",
    l: "24px",
    xl: "32px",
    xxl: "56px",
    control: "44px",
    controlInset: "12px",
  },
  normal: {
    xs: "4px",
    s: "8px",
    m: "16px",
    l: "24px",
    xl: "40px",
    xxl: "64px",
    control: "48px",
    controlInset: "12px",
  },
  loose: {
    xs: "4px",
    s: "8px",
    m: "16px",
    l: "32px",
    xl: "48px",
    xxl: "72px",
    control: "52px",
    controlInset: "16px",
  },
} as const;

export const deriveSpace = (decisions: ThemeDecisions): Theme["space"] => densities[decisions.density];

/** Corners; those of a `mark` are for small shapes such as badges. */
export function deriveRadius({ corner, buttons }: ThemeDecisions): Theme["radius"] {
  const control = `${Math.min(corner, 12)}px`;
  return {
    control,
    card: `${corner}px`,
    button: buttons === "pill" ? "999px" : control,
    mark: buttons === "pill" ? "999px" : `${Math.min(corner, 4)}px`,
  };
}
