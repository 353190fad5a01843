import type { DraftValue } from "@kaitori/domain";

export type DraftInput = { readonly [field: string]: DraftValue };

/** The saved values, and the version that the next write must send. */
export interface SavedDraft {
  readonly version: number;
  readonly input: Readonly<Record<string, unknown>> | null;
}

export interface DraftStorage<Input extends DraftInput = DraftInput> {
  /** `follows`: the input of an earlier save that is still running. */
  save(version: number, input: Input, follows?: Input): Promise<{ readonly version: number }>;
  /** The current draft, if the error is a version conflict. */
  currentOf(error: unknown): SavedDraft | undefined;
  /** Absent for an entry, whose submission deletes the draft. */
  remove?(): Promise<unknown>;
}
