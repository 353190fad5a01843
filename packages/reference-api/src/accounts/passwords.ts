import { normalisePassword } from "@kaitori/domain";
import * as argon2 from "@node-rs/argon2";
import { refuseIfQueueFull } from "../http/errors.ts";
import type { PasswordHasher } from "../http/services.ts";
import { type Caller, createWorkQueue } from "../work-queue.ts";

export interface PasswordCost {
  memoryCost: number;
  timeCost: number;
}

/** First recommendation of OWASP for argon2id, the default algorithm of the library. */
export const productionCost: PasswordCost = { memoryCost: 19_456, timeCost: 2 };

/** Hashing shares its threads with reading files, so two run in parallel, one per caller. The timeout gives a 503. */
const limits = { slots: 2, slotsPerAccount: 1, queueLength: 200, queuePerAccount: 20, timeout: 10_000 };

export function passwordHasher(
  cost: PasswordCost = productionCost,
  { hash, verify }: Pick<typeof argon2, "hash" | "verify"> = argon2,
): PasswordHasher {
  const { run } = createWorkQueue(limits);
  const dummyHash = hash("nobody has this password", cost);
  const queueWork = <Result>(work: () => Promise<Result>, caller?: Caller) =>
    run(work, caller).catch(refuseIfQueueFull());
  return {
    hash: (password, caller) => queueWork(() => hash(normalisePassword(password), cost), caller),
    matches: async (stored, password, caller) => {
      const expected = stored ?? (await dummyHash);
      const isMatch = await queueWork(() => verify(expected, normalisePassword(password)), caller);
      return isMatch && Boolean(stored);
    },
  };
}
