/** From this width on a page has room for a second column (design: phone first). */
export const desktop = "screen and (min-width: 56rem)";
/** From this width on a header may stand along a page that has two columns. */
export const roomy = "screen and (min-width: 76rem)";
/** From this width on short items stand beside each other. */
export const tablet = "screen and (min-width: 36rem)";
/** From this height on something may keep to the foot of the screen. */
export const tall = "(min-height: 32rem)";
export const calm = "(prefers-reduced-motion: reduce)";
export const forcedColours = "(forced-colors: active)";
const pointing = "(hover: hover)";

/**
 * How something looks under a pointer: a finger leaves none behind. It weighs no more than the part itself, so that
 * what is pressed, chosen or disabled looks so under a pointer as well.
 */
export const underPointer = <const Rule extends object>(rule: Rule) => ({
  "@media": { [pointing]: { selectors: { "&:where(:hover)": rule } } },
});
