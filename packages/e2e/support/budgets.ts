/**
 * What a first visit to a page may cost in every brand: bytes as transferred, and counts. Never times, which
 * are the machine's. `npm run bench` shows where each page stands.
 */
export const budgets = {
  /** The page that most visits begin with, until it is at work; the goal is 122 kB. */
  login: { path: "/login/", requests: 5, script: 74_000, document: 8_500 },
  top: { path: "/", requests: 8, script: 68_500, document: 14_000 },
  /**
   * Of users: all of it, with what comes once the page is at work. The goals are 130 and 150 kB. What every page of a user
   * needs is 68 kB: Preact and the router 32, the frame and the brand 23, calls 8, deferred features 5; react-hook-form is 12 more.
   */
  mypage: { path: "/mypage/", script: 95_500 },
  invoice: { path: "/entry/entry_invoice/", script: 135_500 },
} as const;
