import { createStore, type StoreApi } from "zustand/vanilla";

/** The level of the server, as the wire names it (B21). Pages leave out features above it. */
export interface ServerLevel {
  /** Undefined until the brand's settings or an answer state it; until then it counts as the specification's level. */
  readonly store: StoreApi<number | undefined>;
  reaches(level: number): boolean;
  /**
   * Records the level of an answer. A detected level is never lowered while the page lives; a stated level never
   * changes.
   */
  hear(level: number): void;
  /** Asks a call of the specification where nothing has shown the level yet; fails where that has no answer either. */
  find(): Promise<void>;
}

export function createServerLevel(stated: number | undefined, ask: () => Promise<unknown>): ServerLevel {
  const store = createStore<number | undefined>(() => stated);
  let asking: Promise<unknown> | undefined;
  return {
    store,
    reaches: (level) => (store.getState() ?? 0) >= level,
    hear(level) {
      if (stated === undefined) store.setState((known = level) => Math.max(known, level), true);
      else if (import.meta.env?.DEV && level !== stated)
        console.warn(
          `The settings of the brand state level ${stated} for its server, which shows level ${level}.`,
        );
    },
    async find() {
      if (store.getState() !== undefined) return;
      asking ??= ask().finally(() => {
        asking = undefined;
      });
      await asking.catch((error: unknown) => {
        if (store.getState() === undefined) throw error;
      });
    },
  };
}
