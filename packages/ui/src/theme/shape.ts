import type { ThemeDecisions } from "./decisions.ts";

/** Spaces on a grid of 8 px; `xs` is half of it, for lines of one item. */
const normal = {
  xs: "4px",
  s: "8px",
  m: "16px",
  l: "24px",
  xl: "40px",
  xxl: "64px",
  control: "48px",
  controlInset: "12px",
};
const densities = {
  compact: { ...normal, xl: "32px", xxl: "56px", control: "44px" },
  normal,
  loose: { ...normal, l: "32px", xl: "48px", xxl: "72px", control: "52px", controlInset: "16px" },
};

export const deriveSpace = (decisions: ThemeDecisions) => densities[decisions.density];

/** Corners; those of a `mark` are for small shapes such as badges. */
export function deriveRadius({ corner, buttons }: ThemeDecisions) {
  const control = `${Math.min(corner, 12)}px`;
  return {
    control,
    card: `${corner}px`,
    button: buttons === "pill" ? "999px" : control,
    mark: buttons === "pill" ? "999px" : `${Math.min(corner, 4)}px`,
  };
}
