import { fetched } from "./fetched.ts";

/** A module that few visits need: `fetch` belongs into the `load` of its screen, so that it is there when that is drawn. */
export function lateModule<Module>(load: () => Promise<Module | undefined>) {
  let module: Module | undefined;
  return {
    async fetch(): Promise<void> {
      module ??= await fetched(load());
    },
    /** Undefined until it has been fetched. */
    get: () => module,
  };
}
