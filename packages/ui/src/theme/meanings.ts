/** The four meanings of a colour. An icon and a word always express the same. */
export const meanings = {
  notice: "notice",
  positive: "positive",
  caution: "caution",
  critical: "critical",
} as const;
export type Meaning = keyof typeof meanings;
