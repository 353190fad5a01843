export const stages = ["register", "profile", "papers", "invoice", "check"] as const;
export type Stage = (typeof stages)[number];

export const pages = {
  register: { stage: "register", minutes: 1 },
  activation: { stage: "register", minutes: 1 },
  preEntry: { stage: "profile", minutes: 1 },
  profile: { stage: "profile", minutes: 6 },
  withdrawals: { stage: "papers", minutes: 2 },
  financials: { stage: "papers", minutes: 2 },
  invoice: { stage: "invoice", minutes: 3 },
  check: { stage: "check", minutes: 1 },
} as const satisfies Record<string, { readonly stage: Stage; readonly minutes: number }>;
export type ProgressPage = keyof typeof pages;

export function minutesLeft(
  from: ProgressPage,
  hasPage: (page: ProgressPage) => boolean = () => true,
): number {
  const names = Object.keys(pages) as ProgressPage[];
  const pagesLeft = names.slice(names.indexOf(from)).filter((name) => name === from || hasPage(name));
  return pagesLeft.reduce((sum, name) => sum + pages[name].minutes, 0);
}
