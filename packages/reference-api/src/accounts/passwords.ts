import { normalPassword } from "@kaitori/domain";
import * as argon2 from "@node-rs/argon2";
import { refuseIfQueueFull } from "../http/errors.ts";
import type { PasswordHasher } from "../http/services.ts";
import { type Caller, createWorkQueue } from "../work-queue.ts";

export interface PasswordCost {
  memoryCost: number;
  timeCost: number;
}

/** OWASP's first recommendation for argon2id, the library's default algorithm. */
export const productionCost: PasswordCost = { memoryCost: 19_456, timeCost: 2 };

/**
 * Hashing uses the few threads that also read files, so two run at once, one per caller. Others queue for some
 * seconds, then get 503.
 */
const limits = { slots: 2, slotsPerAccount: 1, queueLength: 200, queuePerAccount: 20, timeout: 10_000 };

export function passwordHasher(
  cost: PasswordCost = productionCost,
  { hash, verify }: Pick<typeof argon2, "hash" | "verify"> = argon2,
): PasswordHasher {
  const { run } = createWorkQueue(limits);
  const nobody = hash("nobody has this password", cost);
  const runInQueue = <Result>(work: () => Promise<Result>, caller?: Caller) =>
    run(work, caller).catch(refuseIfQueueFull());
  return {
    hash: (password, caller) => runInQueue(() => hash(normalPassword(password), cost), caller),
    matches: async (stored, password, caller) => {
      const known = stored ?? (await nobody);
      const isOf = (typed: string) => runInQueue(() => verify(known, typed), caller);
      let matched = await isOf(normalPassword(password));
      // Older hashes are of the password as typed, before normalisation.
      if (!matched && password !== normalPassword(password)) matched = await isOf(password);
      return matched && Boolean(stored);
    },
  };
}
