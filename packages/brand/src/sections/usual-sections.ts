import type { TopSection } from "./top-section.ts";

/** The sections of the top page, unless a brand composes its own. */
export const usualSections: readonly TopSection[] = [
  { kind: "hero" },
  { kind: "calculator" },
  { kind: "points" },
  { kind: "steps" },
  { kind: "papers" },
  { kind: "questions" },
  { kind: "cardPayment" },
  { kind: "closing" },
];
