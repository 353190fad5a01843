/** The four things a colour may mean. An icon and a word always say the same. */
export const meanings = {
  notice: "notice",
  positive: "positive",
  caution: "caution",
  critical: "critical",
} as const;
export type Meaning = keyof typeof meanings;
