import type { PapersOfDraft, Readiness, ReadinessFacts } from "@kaitori/domain";
import type { DraftEntry, Entry, SuppressEntries } from "@kaitori/wire";
import { createStore } from "zustand/vanilla";

/** Answers that the caller has or is loading anyway. */
export interface AnswersAtHand {
  readonly entries?: Promise<readonly Entry[]>;
  readonly draft?: Promise<DraftEntry>;
  readonly suppression?: SuppressEntries | null;
}

interface Computation {
  ask(atHand: AnswersAtHand): Promise<ReadinessFacts>;
  compute(facts: ReadinessFacts): Readiness;
}

export type EntryReadiness = ReturnType<typeof createEntryReadiness>;

/** The missing items of an entry; shared by guard, stepper and list (B2). */
export function createEntryReadiness(loadComputation: () => Promise<Computation>) {
  /** Cleared when the user changes (`userData` of the site). */
  const store = createStore<Readiness | null>(() => null);
  let ahead: Readiness | undefined;
  let updatePapers = (_papers: PapersOfDraft) => {};
  /** Loads the readiness before each entry step and on my-page. */
  async function load(atHand: AnswersAtHand = {}): Promise<Readiness> {
    const { ask, compute } = await loadComputation();
    const facts = await ask(atHand);
    updatePapers = (draft) => store.setState(compute({ ...facts, draft }), true);
    const readiness = compute(facts);
    ahead = undefined;
    store.setState(readiness, true);
    return readiness;
  }
  return {
    store,
    load,
    /** Loads it for the next page, whose guard calls `takePreloaded`. */
    async preload(): Promise<Readiness> {
      ahead = await load();
      return ahead;
    },
    takePreloaded(): Readiness | undefined {
      const result = ahead;
      ahead = undefined;
      return result;
    },
    /** Recomputes the readiness after a change of the draft's papers. */
    updatePapers(papers: PapersOfDraft): void {
      ahead = undefined;
      updatePapers(papers);
    },
    forget(): void {
      ahead = undefined;
      updatePapers = () => {};
      store.setState(null, true);
    },
  };
}
