/** Stacking order from the page upwards. All z-indexes are defined here. */
export const layers = {
  /** Bars that stick to the edge of the screen. */
  bar: 10,
  /** Lists that a field opens. */
  suggestions: 15,
  /** The skeleton of the next page over the current one, and its progress bar. */
  nextPage: 18,
  nextPageProgress: 19,
  /** The menu in browsers without popovers. */
  menu: 20,
  consent: 25,
  toast: 30,
  skipLink: 40,
} as const;
