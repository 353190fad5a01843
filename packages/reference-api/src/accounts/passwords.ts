import { normalPassword } from "@kaitori/domain";
import * as argon2 from "@node-rs/argon2";
import { refuseWithoutTurn } from "../http/errors.ts";
import type { PasswordHasher } from "../http/services.ts";
import { type Caller, turns } from "../turns.ts";

export interface PasswordCost {
  memoryCost: number;
  timeCost: number;
}

/** OWASP's first recommendation for argon2id, the library's default algorithm. */
export const productionCost: PasswordCost = { memoryCost: 19_456, timeCost: 2 };

/**
 * Each takes a thread of the few that also read files, so two run at once, of one caller one, and the others wait their turn:
 * some seconds of work at most, then whoever comes is asked to try again.
 */
const limits = { places: 2, placesOfOne: 1, queueLength: 200, queueOfOne: 20, timeout: 10_000 };

export function passwordHasher(
  cost: PasswordCost = productionCost,
  { hash, verify }: Pick<typeof argon2, "hash" | "verify"> = argon2,
): PasswordHasher {
  const { run } = turns(limits);
  const nobody = hash("nobody has this password", cost);
  const inTurn = <Result>(work: () => Promise<Result>, caller?: Caller) =>
    run(work, caller).catch(refuseWithoutTurn());
  return {
    hash: (password, caller) => inTurn(() => hash(normalPassword(password), cost), caller),
    matches: async (stored, password, caller) => {
      const known = stored ?? (await nobody);
      const isOf = (typed: string) => inTurn(() => verify(known, typed), caller);
      let matched = await isOf(normalPassword(password));
      // Hashed as it was typed, before one spelling stood for all.
      if (!matched && password !== normalPassword(password)) matched = await isOf(password);
      return matched && Boolean(stored);
    },
  };
}
