import type { BrandSettings } from "@kaitori/brand/settings";
import type { AdditionName } from "@kaitori/domain";
import { createStore, type StoreApi } from "zustand/vanilla";

/** What the server has beyond the specification: read by pages, which leave out what it lacks. */
export interface ServerCapabilities {
  /** What the settings of the brand name, less what the server turned out to lack. Whole again with the next load. */
  readonly store: StoreApi<ReadonlySet<AdditionName>>;
  has(addition: AdditionName): boolean;
  /** It was asked and is not there: it counts as absent from now on. */
  lose(addition: AdditionName): void;
  /**
   * Whether the server has shown that it is more than the specification: an addition has answered, or it has named its
   * version in a header. Until then bodies and headers go out as the specification has them (R7.1).
   */
  hasShownMore(): boolean;
  showMore(): void;
  /** Whether a contract may be signed: with the server's own terms, and by the specification where it has shown none (B5). */
  canContract(): boolean;
}

export function createCapabilities(
  { server }: Pick<BrandSettings, "server">,
  additions: readonly AdditionName[],
): ServerCapabilities {
  const listed = server?.has ?? "all";
  const had = listed === "all" ? additions : listed === "none" ? [] : listed;
  const store = createStore<ReadonlySet<AdditionName>>(() => new Set(had));
  const has = (addition: AdditionName) => store.getState().has(addition);
  let hasMore = false;
  return {
    store,
    has,
    lose(addition) {
      if (!has(addition)) return;
      store.setState(new Set([...store.getState()].filter((one) => one !== addition)), true);
      if (import.meta.env?.DEV)
        console.warn(
          `The server has no "${addition}". Leave it out of server.has in the settings of the brand, so that it is not asked for.`,
        );
    },
    hasShownMore: () => hasMore,
    showMore() {
      hasMore = listed !== "none";
    },
    canContract: () => has("contract_terms") || !hasMore,
  };
}
