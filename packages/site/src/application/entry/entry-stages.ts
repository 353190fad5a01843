import type { EntryPhase } from "./entry-phase.ts";

/** The four stages of a running entry, as the copy names them. */
export const entryStages = ["stageSubmit", "stageReview", "stageContract", "stagePayOut"] as const;

/**
 * The index of an entry's stage; past the last one once the money is paid; none for an entry that is over or has an
 * unknown status.
 */
const stageOf: Readonly<Partial<Record<EntryPhase, number>>> = {
  underReview: 1,
  inadequate: 1,
  reviewed: 2,
  contracted: 3,
  transferred: entryStages.length,
};

export interface EntryStage {
  readonly stage: (typeof entryStages)[number];
  readonly state: "done" | "current" | "upcoming";
}

export function stagesOf(standing: EntryPhase): EntryStage[] {
  const at = stageOf[standing];
  if (at === undefined) return [];
  return entryStages.map((stage, index) => ({
    stage,
    state: index < at ? "done" : index === at ? "current" : "upcoming",
  }));
}
