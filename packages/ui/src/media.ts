/** A page has room for a second column. */
export const desktop = "screen and (min-width: 56rem)";
/** A header has room along the side of a page with two columns. */
export const roomy = "screen and (min-width: 76rem)";
/** Short items have room beside each other. */
export const tablet = "screen and (min-width: 36rem)";
/** Elements may stick to the foot of the screen. */
export const tall = "(min-height: 32rem)";
export const calm = "(prefers-reduced-motion: reduce)";
export const forcedColours = "(forced-colors: active)";
const pointing = "(hover: hover)";

/**
 * Style under a pointer; touch screens skip it, because a finger leaves no pointer behind. `:where` keeps its weight at
 * zero, so that pressed, chosen and disabled styles win.
 */
export const underPointer = <const Rule extends object>(rule: Rule) => ({
  "@media": { [pointing]: { selectors: { "&:where(:hover)": rule } } },
});
