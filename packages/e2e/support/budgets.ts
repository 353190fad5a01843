/**
 * What a first visit to a page may cost in every brand: bytes as transferred, and counts. Never times, which
 * are the machine's. `npm run bench` shows where each page stands.
 */
export const budgets = {
  /** The page that most visits begin with, until it is at work. The goal is 122 kB: that a summary strikes out what is mended is 0.3, that a press shows the frame of the next page is 0.1. */
  login: { path: "/login/", requests: 5, script: 122_900, document: 8_500 },
  top: { path: "/", requests: 8, script: 117_400, document: 14_000 },
  /**
   * Of users: all of it, with what comes once the page is at work. The goals are 130 and 150 kB. What every page of a user
   * needs is 118 kB: React and the router 81, the frame and the brand 24, calls 8, deferred features 5; react-hook-form is 12 more.
   */
  mypage: { path: "/mypage/", script: 144_400 },
  invoice: { path: "/entry/entry_invoice/", script: 184_600 },
} as const;
