import type { Table } from "./table.ts";

/** A custom property resolves its colours in the element that defines it, so the emphasised block needs its own. */
const shadows = {
  none: { pressShadow: "none", emphasisPressShadow: "none" },
  framed: {
    pressShadow: "inset 0 0 0 3px var(--colour-action),inset 0 0 0 4px var(--colour-on-action)",
    emphasisPressShadow:
      "inset 0 0 0 3px var(--colour-emphasis-action),inset 0 0 0 4px var(--colour-on-emphasis-action)",
  },
  raised: {
    pressShadow: "inset 0 -4px 0 var(--colour-action-pressed)",
    emphasisPressShadow: "inset 0 -4px 0 var(--colour-emphasis-action-pressed)",
  },
} as const;

/** Shape of the primary button, which leads to the next step. */
export const presses = {
  flat: { ...shadows.none, pressTracking: "normal", pressArrow: "none" },
  framed: { ...shadows.framed, pressTracking: ".08em", pressArrow: "none" },
  raised: { ...shadows.raised, pressTracking: "normal", pressArrow: "none" },
  arrow: { ...shadows.none, pressTracking: "normal", pressArrow: '""' },
} satisfies Table<"press">;
