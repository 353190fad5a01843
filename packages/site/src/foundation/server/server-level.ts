import { createStore, type StoreApi } from "zustand/vanilla";

/** The API level of the server (B21). Pages omit features above it. */
export interface ServerLevel {
  /** Undefined while unknown; counts as the specification's level. */
  readonly store: StoreApi<number | undefined>;
  reaches(level: number): boolean;
  /**
   * Records the level of an answer. A detected level is never lowered while the page lives; a stated level never
   * changes.
   */
  record(level: number): void;
  /** Determines an unknown level by a call of the specification; rejects if it fails. */
  detect(): Promise<void>;
}

export function createServerLevel(statedLevel: number | undefined, ask: () => Promise<unknown>): ServerLevel {
  const store = createStore<number | undefined>(() => statedLevel);
  let pendingRequest: Promise<unknown> | undefined;
  return {
    store,
    reaches: (level) => (store.getState() ?? 0) >= level,
    record(level) {
      if (statedLevel === undefined)
        store.setState((knownLevel = level) => Math.max(knownLevel, level), true);
      else if (import.meta.env?.DEV && level !== statedLevel)
        console.warn(
          `The settings of the brand state level ${statedLevel} for its server, which shows level ${level}.`,
        );
    },
    async detect() {
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
