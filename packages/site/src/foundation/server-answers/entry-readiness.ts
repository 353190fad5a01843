import type { PapersOfDraft, Readiness, ReadinessFacts } from "@kaitori/domain";
import type { DraftEntry, Entry, SuppressEntries } from "@kaitori/wire";
import { createStore, type StoreApi } from "zustand/vanilla";

/** Answers that the caller has or is loading anyway. */
export interface AnswersAtHand {
  readonly entries?: Promise<readonly Entry[]>;
  readonly draft?: Promise<DraftEntry>;
  readonly suppression?: SuppressEntries | null;
}

/** The missing items of an entry; shared by guard, stepper and list (B2). */
export interface EntryReadiness {
  /** Cleared when the user changes (`userData` of the site). */
  readonly store: StoreApi<Readiness | null>;
  /** Loads the readiness before each entry step and on my-page. */
  load(atHand?: AnswersAtHand): Promise<Readiness>;
  /** Loads it for the next page, whose guard calls `takePreloaded`. */
  preload(): Promise<Readiness>;
  takePreloaded(): Readiness | undefined;
  /** Recomputes the readiness after a change of the draft's papers. */
  updatePapers(papers: PapersOfDraft): void;
  forget(): void;
}

interface Computation {
  ask(atHand: AnswersAtHand): Promise<ReadinessFacts>;
  compute(facts: ReadinessFacts): Readiness;
}

export function createEntryReadiness(loadComputation: () => Promise<Computation>): EntryReadiness {
  const store = createStore<Readiness | null>(() => null);
  let ahead: Readiness | undefined;
  let updatePapers: EntryReadiness["updatePapers"] = () => {};
  async function load(atHand: AnswersAtHand = {}) {
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
    async preload() {
      ahead = await load();
      return ahead;
    },
    takePreloaded() {
      const result = ahead;
      ahead = undefined;
      return result;
    },
    updatePapers(papers) {
      ahead = undefined;
      updatePapers(papers);
    },
    forget() {
      ahead = undefined;
      updatePapers = () => {};
      store.setState(null, true);
    },
  };
}
