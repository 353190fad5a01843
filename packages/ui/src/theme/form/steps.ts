import type { Table } from "./table.ts";

const plainSteps = {
  stepHeadGap: "var(--space-xs)",
  stepGap: "var(--space-xs)",
  stepPull: "-24px",
  stepAt: "baseline",
  stepNow: "block",
  stepNames: "absolute",
  stepNamesSize: "1px",
  stepNamesClip: "inset(50%)",
  stepBar: "4px",
  stepPad: "var(--space-s)",
  stepMark: "none",
  stepMarkOfDone: "none",
  stepTick: "inline",
  stepMarkSize: "0",
  stepMarkEdge: "0",
  stepMarkLift: "0",
  stepMarkGround: "transparent",
  stepMarkDone: "transparent",
  stepFlow: "column",
  stepOrder: "0",
};

/** Drawing of the steps of a process. */
export const steps = {
  bars: plainSteps,
  // One line that fills up, at the end of an entry's card.
  track: { ...plainSteps, stepGap: "0", stepBar: "10px", stepOrder: "1" },
  // All steps with their names, on a phone too.
  numbers: {
    ...plainSteps,
    stepPull: "0",
    stepNow: "none",
    stepNames: "static",
    stepNamesSize: "auto",
    stepNamesClip: "none",
    stepBar: "2px",
    stepMark: 'counter(step,cjk-decimal) / ""',
    // A finished step shows a tick instead of its number, which screen readers skip.
    stepMarkOfDone: '"✓" / ""',
    stepTick: "none",
    stepMarkSize: "1.6em",
    stepMarkLift: "6px",
    stepFlow: "row",
    stepAt: "center",
  },
  beads: {
    ...plainSteps,
    stepHeadGap: "20px",
    stepPad: "0",
    stepMark: '""',
    stepMarkOfDone: '""',
    stepMarkSize: "22px",
    stepMarkEdge: "4px",
    stepMarkLift: "-13px",
    stepMarkGround: "var(--colour-surface)",
    stepMarkDone: "color-mix(in srgb, var(--colour-brand-ink) 45%, var(--colour-surface))",
  },
} satisfies Table<"steps", keyof typeof plainSteps>;
