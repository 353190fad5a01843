import type { PapersOfDraft, Readiness, ReadinessFacts } from "@kaitori/domain";
import type { DraftEntry, Entry, SuppressEntries } from "@kaitori/wire";
import { createStore } from "zustand/vanilla";

/** Answers that the caller already has or loads anyway. */
export interface KnownAnswers {
  readonly entries?: Promise<readonly Entry[]>;
  readonly draft?: Promise<DraftEntry>;
  readonly suppression?: SuppressEntries | null;
}

interface Computation {
  loadFacts(known: KnownAnswers): Promise<ReadinessFacts>;
  compute(facts: ReadinessFacts): Readiness;
}

export type EntryReadiness = ReturnType<typeof createEntryReadiness>;

export function createEntryReadiness(loadComputation: () => Promise<Computation>) {
  /** Cleared when the user changes (`userData` of the site). */
  const store = createStore<Readiness | null>(() => null);
  let preloaded: Readiness | undefined;
  let updatePapers = (_papers: PapersOfDraft) => {};
  async function load(known: KnownAnswers = {}): Promise<Readiness> {
    const { loadFacts, compute } = await loadComputation();
    const facts = await loadFacts(known);
    updatePapers = (draft) => store.setState(compute({ ...facts, draft }), true);
    const readiness = compute(facts);
    preloaded = undefined;
    store.setState(readiness, true);
    return readiness;
  }
  return {
    store,
    load,
    /** Loads the readiness for the next page, whose guard calls `takePreloaded`. */
    async preload(): Promise<Readiness> {
      preloaded = await load();
      return preloaded;
    },
    takePreloaded(): Readiness | undefined {
      const result = preloaded;
      preloaded = undefined;
      return result;
    },
    /** Computes the readiness again with the papers of the saved draft. */
    updatePapers(papers: PapersOfDraft): void {
      preloaded = undefined;
      updatePapers(papers);
    },
    forget(): void {
      preloaded = undefined;
      updatePapers = () => {};
      store.setState(null, true);
    },
  };
}
