import type { TopSection } from "./top-section.ts";

/** Sections of the top page that links may lead to, with their ids. */
export const anchors = {
  calculator: "price",
  steps: "flow",
  papers: "documents",
  questions: "questions",
} as const;
export type AnchoredSection = keyof typeof anchors;

/** A hero may contain the calculator. */
export const hasAnchor = (
  top: readonly { readonly kind: string; readonly variant?: string | undefined }[],
  target: AnchoredSection,
): boolean =>
  top.some(
    ({ kind, variant }) =>
      kind === target || (target === "calculator" && kind === "hero" && variant === "calculator"),
  );

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
