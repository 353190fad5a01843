import { run } from "@kaitori/brand/commands";

/** What `npm create @kaitori/brand` runs: the command `new` of the brands, in the folder it is called in. */
export const createBrand = (args: readonly string[], folder: string): Promise<number> =>
  run(["new", ...args], folder);
