/** Wide enough for a second column. */
export const desktop = "screen and (min-width: 56rem)";
/** Wide enough for a header along the side of a page with two columns. */
export const roomy = "screen and (min-width: 76rem)";
/** Wide enough for short items beside each other. */
export const tablet = "screen and (min-width: 36rem)";
/** As low as a phone on its side. */
export const flat = "screen and (max-height: 26rem)";
/** High enough for elements that stick to the foot of the screen. */
export const tall = "(min-height: 32rem)";
/** Lower than `tall` and narrower than `desktop`: a phone on its side, or a zoom of 200 %. */
export const low = "screen and (max-height: 31.99rem) and (max-width: 55.99rem)";
export const reducedMotion = "(prefers-reduced-motion: reduce)";
export const forcedColours = "(forced-colors: active)";
const deviceCanHover = "(hover: hover)";

/**
 * Style under a pointer; touch screens ignore it, because a tap would leave it on. `:where` keeps its specificity at
 * zero, so that pressed, chosen and disabled styles have priority.
 */
export const onHover = <const Rule extends object>(rule: Rule) => ({
  "@media": { [deviceCanHover]: { selectors: { "&:where(:hover)": rule } } },
});
