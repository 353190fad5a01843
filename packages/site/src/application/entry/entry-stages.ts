import type { EntryPhase } from "./entry-phase.ts";

export const entryStages = [
  "stageSubmit",
  "stageReview",
  "stageContract",
  "stagePayOut",
  "stageHandOver",
] as const;

/** The index of an entry's stage; none for an entry that is over or has an unknown status. */
const stageOf: Readonly<Partial<Record<EntryPhase, number>>> = {
  underReview: 1,
  inadequate: 1,
  reviewed: 2,
  contracted: 3,
  transferred: 4,
};

export interface EntryStage {
  readonly stage: (typeof entryStages)[number];
  readonly state: "done" | "current" | "late" | "upcoming";
}

/** The stages with their states; all are done once nothing is left to hand over. */
export function stagesOf(phase: EntryPhase, isMoneyLeft: boolean, isLate: boolean): EntryStage[] {
  const currentIndex = phase === "transferred" && !isMoneyLeft ? entryStages.length : stageOf[phase];
  if (currentIndex === undefined) return [];
  return entryStages.map((stage, index) => ({
    stage,
    state: index < currentIndex ? "done" : index > currentIndex ? "upcoming" : isLate ? "late" : "current",
  }));
}
