import { loadChunk } from "./load-chunk.ts";

/**
 * A module that few visits need. Call `fetch` in the `load` of the screen, so that `get` has it when the screen
 * renders.
 */
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
