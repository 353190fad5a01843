const plainSteps = {
  stepHeadGap: "var(--space-xs)",
  stepGap: "var(--space-xs)",
  stepLinkMarginEnd: "-24px",
  stepAlign: "baseline",
  currentStepDisplay: "block",
  stepNamePosition: "absolute",
  stepNameSize: "1px",
  stepNameClip: "inset(50%)",
  stepBarWidth: "4px",
  stepPadding: "var(--space-s)",
  stepMarkContent: "none",
  stepMarkDoneContent: "none",
  stepTickDisplay: "inline",
  stepMarkSize: "0",
  stepMarkBorderWidth: "0",
  stepMarkMarginStart: "0",
  stepMarkBackground: "transparent",
  stepMarkDoneBackground: "transparent",
  stepDirection: "column",
};

/** Drawing of the steps of a process. */
export const steps = {
  bars: plainSteps,
  // One line that fills up.
  track: { ...plainSteps, stepGap: "0", stepBarWidth: "10px" },
  // All steps with their names, on a phone too.
  numbers: {
    ...plainSteps,
    stepLinkMarginEnd: "0",
    currentStepDisplay: "none",
    stepNamePosition: "static",
    stepNameSize: "auto",
    stepNameClip: "none",
    stepBarWidth: "2px",
    stepMarkContent: 'counter(step,cjk-decimal) / ""',
    // A finished step shows a tick instead of its number, which screen readers skip.
    stepMarkDoneContent: '"✓" / ""',
    stepTickDisplay: "none",
    stepMarkSize: "1.6em",
    stepMarkMarginStart: "6px",
    stepDirection: "row",
    stepAlign: "center",
  },
  beads: {
    ...plainSteps,
    stepHeadGap: "20px",
    stepPadding: "0",
    stepMarkContent: '""',
    stepMarkDoneContent: '""',
    stepMarkSize: "22px",
    stepMarkBorderWidth: "4px",
    stepMarkMarginStart: "-13px",
    stepMarkBackground: "var(--colour-surface)",
    stepMarkDoneBackground: "color-mix(in srgb, var(--colour-brand-ink) 45%, var(--colour-surface))",
  },
} satisfies Record<string, typeof plainSteps>;
