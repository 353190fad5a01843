import { normalPassword } from "@kaitori/domain";
import * as argon2 from "@node-rs/argon2";
import { busy } from "../http/errors.ts";
import type { PasswordHasher } from "../http/services.ts";
import { NoTurn, turns } from "../turns.ts";

export interface PasswordCost {
  memoryCost: number;
  timeCost: number;
}

/** OWASP's first recommendation for argon2id, the library's default algorithm. */
export const productionCost: PasswordCost = { memoryCost: 19_456, timeCost: 2 };

/**
 * Each takes a thread of the few that also read files and pictures, so two run at once and the others wait their turn: some
 * seconds of work at most, then whoever comes is asked to try again.
 */
const limits = { places: 2, queueLength: 200, timeout: 10_000 };

export function passwordHasher(
  cost: PasswordCost = productionCost,
  { hash, verify }: Pick<typeof argon2, "hash" | "verify"> = argon2,
): PasswordHasher {
  const { run } = turns(limits);
  const nobody = hash("nobody has this password", cost);
  const isOf = (known: string, password: string) => run(() => verify(known, password)).catch(refuseWhenBusy);
  return {
    hash: (password) => run(() => hash(normalPassword(password), cost)).catch(refuseWhenBusy),
    matches: async (stored, password) => {
      const known = stored ?? (await nobody);
      let matched = await isOf(known, normalPassword(password));
      // Hashed as it was typed, before one spelling stood for all.
      if (!matched && password !== normalPassword(password)) matched = await isOf(known, password);
      return matched && Boolean(stored);
    },
  };
}

function refuseWhenBusy(error: unknown): never {
  throw error instanceof NoTurn ? busy("busy", 5) : error;
}
