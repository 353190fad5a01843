/** From here a page has room for a second column (design: the phone is the drawing board). */
export const desktop = "screen and (min-width: 56rem)";
/** From here short things stand beside each other. */
export const tablet = "screen and (min-width: 36rem)";
export const calm = "(prefers-reduced-motion: reduce)";
export const forcedColours = "(forced-colors: active)";
