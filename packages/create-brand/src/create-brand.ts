import { run } from "@kaitori/brand/commands";

/** Entry point of `npm create @kaitori/brand`: runs the brands' command `new` in the folder it is called in. */
export const createBrand = (args: readonly string[], folder: string): Promise<number> =>
  run(["new", ...args], folder);
