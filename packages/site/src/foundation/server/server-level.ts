import { createStore } from "zustand/vanilla";

export type ServerLevel = ReturnType<typeof createServerLevel>;

/** The API level of the server (B21). Pages omit features above it. */
export function createServerLevel(
  configuredLevel: number | undefined,
  requestAnswer: () => Promise<unknown>,
) {
  /** Undefined while unknown; then treated as level 0. */
  const store = createStore<number | undefined>(() => configuredLevel);
  const supports = (level: number): boolean => (store.getState() ?? 0) >= level;
  let pendingRequest: Promise<unknown> | undefined;
  return {
    store,
    supports,
    /** True if the server is known to have the calls that this product adds to the specification. */
    hasAddedCalls: (): boolean => supports(1),
    /** A detected level is never lowered while the page is open; a configured level never changes. */
    record(level: number): void {
      if (configuredLevel === undefined)
        store.setState((knownLevel = level) => Math.max(knownLevel, level), true);
      else if (import.meta.env?.DEV && level !== configuredLevel)
        console.warn(
          `The brand's settings configure level ${configuredLevel} for its server, whose answer has level ${level}.`,
        );
    },
    /** Determines an unknown level by a call of the specification; rejects if it fails. */
    async detect(): Promise<void> {
      if (store.getState() !== undefined) return;
      pendingRequest ??= requestAnswer().finally(() => {
        pendingRequest = undefined;
      });
      await pendingRequest.catch((error: unknown) => {
        if (store.getState() === undefined) throw error;
      });
    },
  };
}
