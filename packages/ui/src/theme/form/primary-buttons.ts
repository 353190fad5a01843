/** A custom property resolves its colours in the element that defines it, so the emphasised block needs another one. */
const shadows = {
  none: { primaryButtonShadow: "none", emphasisPrimaryButtonShadow: "none" },
  framed: {
    primaryButtonShadow: "inset 0 0 0 3px var(--colour-action),inset 0 0 0 4px var(--colour-on-action)",
    emphasisPrimaryButtonShadow:
      "inset 0 0 0 3px var(--colour-emphasis-action),inset 0 0 0 4px var(--colour-on-emphasis-action)",
  },
  raised: {
    primaryButtonShadow: "inset 0 -4px 0 var(--colour-action-pressed)",
    emphasisPrimaryButtonShadow: "inset 0 -4px 0 var(--colour-emphasis-action-pressed)",
  },
} as const;

/** Shape of the primary button, which leads to the next step. */
export const primaryButtons = {
  flat: { ...shadows.none, primaryButtonTracking: "normal", primaryButtonArrow: "none" },
  framed: { ...shadows.framed, primaryButtonTracking: ".08em", primaryButtonArrow: "none" },
  raised: { ...shadows.raised, primaryButtonTracking: "normal", primaryButtonArrow: "none" },
  arrow: { ...shadows.none, primaryButtonTracking: "normal", primaryButtonArrow: '""' },
};
