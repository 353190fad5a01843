import * as argon2 from "@node-rs/argon2";
import { NoTurn, turns } from "../files/inspection/turns.ts";
import { busy } from "../http/errors.ts";

export interface PasswordHasher {
  hash(password: string): Promise<string>;
  /** Does the same work when there is no hash to compare with: an unknown account answers no faster. */
  matches(stored: string | null | undefined, password: string): Promise<boolean>;
}

export interface PasswordCost {
  memoryCost: number;
  timeCost: number;
}

/** OWASP's first choice for argon2id; the library's default algorithm. */
export const productionCost: PasswordCost = { memoryCost: 19_456, timeCost: 2 };

/**
 * Each takes a thread of the few that also read files and pictures, so two run at once and the others wait their turn: some
 * seconds of work at most, then whoever comes is asked to try again.
 */
const queue = { atOnce: 2, line: 200, patience: 10_000 };

export function passwordHasher(
  cost: PasswordCost = productionCost,
  { hash, verify }: Pick<typeof argon2, "hash" | "verify"> = argon2,
): PasswordHasher {
  const { take } = turns(queue);
  const nobody = hash("nobody has this password", cost);
  return {
    hash: (password) => take(() => hash(password, cost)).catch(refuseWithoutTurn),
    matches: async (stored, password) => {
      const known = stored ?? (await nobody);
      const matched = await take(() => verify(known, password)).catch(refuseWithoutTurn);
      return matched && Boolean(stored);
    },
  };
}

function refuseWithoutTurn(error: unknown): never {
  throw error instanceof NoTurn ? busy("busy", 5) : error;
}
