import { fetched } from "./fetched.ts";

/** A module that few visits need: `fetch` belongs in the `load` of its screen, so that the module is there when the screen renders. */
export function lazyModule<Module>(load: () => Promise<Module | undefined>) {
  let module: Module | undefined;
  return {
    async fetch(): Promise<void> {
      module ??= await fetched(load());
    },
    /** Undefined until it has been fetched. */
    get: () => module,
  };
}
