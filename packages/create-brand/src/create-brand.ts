import { run } from "@kaitori/brand/commands";

/** Entry point of `npm create @kaitori/brand`: runs `brand new` in the current folder. */
export const createBrand = (args: readonly string[], folder: string, now: Date): Promise<number> =>
  run(["new", ...args], folder, now);
