/** Stacking order, from the page upwards: each of these numbers is said here alone. */
export const layers = {
  /** Bars that stay at the edge of the screen while the page is scrolled. */
  bar: 10,
  /** Lists that open out of a field. */
  suggestions: 15,
  /** The frame of the next page over the page that is left, and its sign of life. */
  nextPage: 18,
  nextPageSign: 19,
  /** Opens over the page where the platform has no popover. */
  menu: 20,
  consent: 25,
  toast: 30,
  skipLink: 40,
} as const;
