/**
 * Limits of a first visit to a page in every brand: transferred bytes and counts; times depend on the machine. `npm run
 * bench` shows current values. A limit of scripts is the value of the heaviest brand plus 5 %.
 */
export const budgets = {
  /**
   * The first page of most visits, until hydration; the goal is 130 kB. React, react-dom and the router take 86 kB of it,
   * react-hook-form 14. 1 kB of the document is the brand's composition of pages, needed before the first picture.
   */
  login: { path: "/login/", requests: 8, script: 139_900, document: 10_000 },
  /** Includes the drawing of the first section, 2.5 to 6 kB. */
  top: { path: "/", requests: 11, script: 134_500, document: 21_700 },
  /** Pages of users, with everything after hydration. The goals are 155 and 190 kB, 10 of them ky and valibot. */
  mypage: { path: "/mypage/", script: 176_800 },
  invoice: { path: "/entry/entry_invoice/", script: 222_000 },
} as const;
