import type { DraftValue } from "@kaitori/domain";

export type DraftInput = { readonly [field: string]: DraftValue };

/** What is kept of a form, and the version that the next write has to name. */
export interface KeptDraft {
  readonly version: number;
  readonly input: Readonly<Record<string, unknown>> | null;
}

/** Where a draft is kept. */
export interface DraftPlace<Input extends DraftInput = DraftInput> {
  put(version: number, input: Input): Promise<{ readonly version: number }>;
  /** What stands there, when a write was refused because somebody wrote in between; else undefined. */
  currentOf(error: unknown): KeptDraft | undefined;
  /** An entry takes its draft with it when it is submitted. */
  remove?(): Promise<unknown>;
}
