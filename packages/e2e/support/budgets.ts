/**
 * What a first visit to a page may cost in every brand: bytes as transferred, and counts. Never times, which
 * are the machine's. `npm run bench` shows where each page stands. The names of files change what they weigh by some 50
 * bytes from build to build: each limit has 150 to 300 more than the heaviest brand.
 */
export const budgets = {
  /**
   * The page that most visits begin with, until it is at work; the goal is 124 kB. React, react-dom and the router are 86 kB of
   * it as they are published. 1 kB of the document is how the brand composes its pages: it is there before the first picture.
   */
  login: { path: "/login/", requests: 8, script: 131_300, document: 9_500 },
  /** With the drawing of its first section, which is 2.5 to 6 kB of the page. */
  top: { path: "/", requests: 10, script: 126_300, document: 20_700 },
  /** Of users: all of it, with what comes once the page is at work. The goals are 147 and 180 kB. */
  mypage: { path: "/mypage/", script: 153_500 },
  invoice: { path: "/entry/entry_invoice/", script: 197_300 },
} as const;
