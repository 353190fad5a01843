/**
 * What a first visit to a page may cost in every brand: bytes as transferred, and counts. Never times, which
 * are the machine's. `npm run bench` shows where each page stands. The names of files change what they weigh by some 50
 * bytes from build to build: each limit has 150 to 300 more than the heaviest brand.
 */
export const budgets = {
  /**
   * The page that most visits begin with, until it is at work; the goal is 122 kB. 1 kB of the document is how the brand
   * composes its pages: it is there before the first picture of each.
   */
  login: { path: "/login/", requests: 5, script: 71_700, document: 9_500 },
  /** With the drawing of its first section, which is 2.5 to 6 kB of the page. */
  top: { path: "/", requests: 7, script: 67_900, document: 20_700 },
  /**
   * Of users: all of it, with what comes once the page is at work. The goals are 130 and 150 kB. What every page of a user
   * needs is 65 kB: Preact and the router 30, the frame and the brand 23, calls 8, deferred features 5; react-hook-form is 12 more.
   */
  mypage: { path: "/mypage/", script: 96_900 },
  invoice: { path: "/entry/entry_invoice/", script: 133_900 },
} as const;
