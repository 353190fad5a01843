/** Saves before the page reloads itself, so that nothing typed is lost. */
type Keeper = () => Promise<void> | void;

export interface Reloader {
  /** Registers a form with unsaved values; returns a function that unregisters it. */
  keepBefore(keeper: Keeper): () => void;
  /** Saves, then reloads. */
  reload(): Promise<void>;
  /** Saves, then opens the next page with a full page load. */
  load(address: string): Promise<void>;
  /** Reloads, but only once for each reason, so that a reload that does not help is not repeated for ever. */
  reloadOnceFor(reason: string): Promise<void>;
}

const storageKey = "reloaded-for";

export function createReloader(): Reloader {
  const keepers = new Set<Keeper>();
  const keepAll = async () => {
    await Promise.allSettled([...keepers].map((keep) => keep()));
    keepers.clear();
  };
  const reload = async () => {
    await keepAll();
    location.reload();
  };
  return {
    keepBefore(keeper) {
      keepers.add(keeper);
      return () => keepers.delete(keeper);
    },
    reload,
    async load(address) {
      if (address === location.pathname + location.search + location.hash) return reload();
      await keepAll();
      location.assign(address);
    },
    async reloadOnceFor(reason) {
      const reasons = (sessionStorage.getItem(storageKey) ?? "").split("\n");
      if (reasons.includes(reason)) return;
      sessionStorage.setItem(storageKey, [...reasons, reason].join("\n"));
      await reload();
    },
  };
}
