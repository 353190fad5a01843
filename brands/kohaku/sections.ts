import type { BrandSections } from "@kaitori/brand";

/** A young fintech: the figures first, then how quickly it goes. */
export default {
  top: [
    { kind: "hero" },
    { kind: "calculator" },
    { kind: "steps" },
    { kind: "points" },
    { kind: "papers" },
    { kind: "questions" },
    { kind: "cardPayment" },
    { kind: "closing" },
  ],
} satisfies BrandSections;
