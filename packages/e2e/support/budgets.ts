/**
 * Limits of a first visit to a page in every brand: bytes as transferred, and counts. Never times, which are the
 * machine's. `npm run bench` shows the current value of each page. Each limit of scripts is the heaviest brand's bytes
 * and 5 %.
 */
export const budgets = {
  /**
   * The page that most visits begin with, until it is at work; the goal is 130 kB. React, react-dom and the router are 86 kB of
   * it as they are published, react-hook-form 14. 1 kB of the document is how the brand composes its pages: it is there before the first picture.
   */
  login: { path: "/login/", requests: 8, script: 139_900, document: 9_500 },
  /** With the drawing of its first section, which is 2.5 to 6 kB of the page. */
  top: { path: "/", requests: 11, script: 134_500, document: 21_700 },
  /** Of users: all of it, with what comes once the page is at work. The goals are 155 and 190 kB; ky and valibot are 10 of them. */
  mypage: { path: "/mypage/", script: 176_800 },
  invoice: { path: "/entry/entry_invoice/", script: 222_000 },
} as const;
