/** Saves typed text before the page reloads itself. */
type Save = () => Promise<void> | void;

const storageKey = "reloaded-for";

export type Reloader = ReturnType<typeof createReloader>;

export function createReloader() {
  const saves = new Set<Save>();
  const saveAll = async () => {
    await Promise.allSettled([...saves].map((save) => save()));
    saves.clear();
  };
  const reload = async (): Promise<void> => {
    await saveAll();
    location.reload();
  };
  return {
    /** Registers a form with unsaved values; returns a function that unregisters it. */
    onBeforeReload(save: Save): () => void {
      saves.add(save);
      return () => saves.delete(save);
    },
    reload,
    /** Saves, then opens the next page with a full page load. */
    async load(address: string): Promise<void> {
      if (address === location.pathname + location.search + location.hash) return reload();
      await saveAll();
      location.assign(address);
    },
    /** Reloads, but only once for each reason, so that a reload without effect is not repeated. */
    async reloadOnceFor(reason: string): Promise<void> {
      const reasons = (sessionStorage.getItem(storageKey) ?? "").split("\n");
      if (reasons.includes(reason)) return;
      sessionStorage.setItem(storageKey, [...reasons, reason].join("\n"));
      await reload();
    },
  };
}

/** Reloads the page once for each server version that differs from the first one (R7.9). */
export function reloadOnNewVersion(reloader: Pick<Reloader, "reloadOnceFor">): (version: string) => void {
  let loadedVersion: string | undefined;
  return (version) => {
    loadedVersion ??= version;
    if (version !== loadedVersion) void reloader.reloadOnceFor(`server ${version}`);
  };
}
