import { NetworkError } from "@kaitori/api-client";
import { reloadFailedStyles } from "./failed-styles.ts";
import { isServerReachable } from "./newest-build.ts";

/**
 * The exports of a chunk: `loadChunk(import("…"))`. If the chunk is gone and the page reloads instead (R8.12), Vite
 * resolves to undefined, and the promise stays pending until the page is replaced. Without a connection it rejects like
 * a call without an answer, so that a retry is offered and typed text stays.
 */
export async function loadChunk<Module>(chunk: Promise<Module | undefined>): Promise<Module> {
  try {
    const module = (await chunk) ?? (await new Promise<never>(() => undefined));
    await reloadFailedStyles();
    return module;
  } catch (cause) {
    // The request may have failed offline, although there is a connection again.
    const isDeleted = navigator.onLine !== false && (await isServerReachable());
    throw isDeleted ? cause : new NetworkError("no answer", { cause });
  }
}

/** Call `fetch` in the `load` of the screen, so that `get` has the module when the screen renders. */
export function lazyModule<Module>(load: () => Promise<Module | undefined>) {
  let module: Module | undefined;
  return {
    async fetch(): Promise<void> {
      module ??= await loadChunk(load());
    },
    /** Undefined until it has been fetched. */
    get: () => module,
  };
}
