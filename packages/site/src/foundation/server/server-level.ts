import { createStore } from "zustand/vanilla";

export type ServerLevel = ReturnType<typeof createServerLevel>;

/** The API level of the server (B21). Pages omit features above it. */
export function createServerLevel(statedLevel: number | undefined, ask: () => Promise<unknown>) {
  /** Undefined while unknown; counts as the specification's level. */
  const store = createStore<number | undefined>(() => statedLevel);
  const reaches = (level: number): boolean => (store.getState() ?? 0) >= level;
  let pendingRequest: Promise<unknown> | undefined;
  return {
    store,
    reaches,
    /** True if it is known to have the calls that this product adds to the specification. */
    hasAdditions: (): boolean => reaches(1),
    /**
     * Records the level of an answer. A detected level is never lowered while the page lives; a stated level never
     * changes.
     */
    record(level: number): void {
      if (statedLevel === undefined)
        store.setState((knownLevel = level) => Math.max(knownLevel, level), true);
      else if (import.meta.env?.DEV && level !== statedLevel)
        console.warn(
          `The settings of the brand state level ${statedLevel} for its server, which shows level ${level}.`,
        );
    },
    /** Determines an unknown level by a call of the specification; rejects if it fails. */
    async detect(): Promise<void> {
      if (store.getState() !== undefined) return;
      pendingRequest ??= ask().finally(() => {
        pendingRequest = undefined;
      });
      await pendingRequest.catch((error: unknown) => {
        if (store.getState() === undefined) throw error;
      });
    },
  };
}
