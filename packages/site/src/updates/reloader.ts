/** What is saved before the page reloads itself, so that nothing typed is lost. */
type Keeper = () => Promise<void> | void;

export interface Reloader {
  /** While a form holds what is not saved yet; returns how to take the keeper back. */
  keepBefore(keeper: Keeper): () => void;
  /** Saves, then reloads. */
  reload(): Promise<void>;
  /** The same, but only once for each reason, so that a reload that does not help is not repeated for ever. */
  reloadOnceFor(reason: string): Promise<void>;
}

const storageKey = "reloaded-for";

export function createReloader(): Reloader {
  const keepers = new Set<Keeper>();
  const reload = async () => {
    await Promise.allSettled([...keepers].map((keep) => keep()));
    keepers.clear();
    location.reload();
  };
  return {
    keepBefore(keeper) {
      keepers.add(keeper);
      return () => keepers.delete(keeper);
    },
    reload,
    async reloadOnceFor(reason) {
      if (sessionStorage.getItem(storageKey) === reason) return;
      sessionStorage.setItem(storageKey, reason);
      await reload();
    },
  };
}
