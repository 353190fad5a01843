import type { TopSection } from "./top-section.ts";

/** The sections of the top page for brands without their own. */
export const defaultSections: readonly TopSection[] = [
  { kind: "hero" },
  { kind: "calculator" },
  { kind: "points" },
  { kind: "steps" },
  { kind: "papers" },
  { kind: "questions" },
  { kind: "cardPayment" },
  { kind: "closing" },
];
