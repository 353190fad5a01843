import { hash, verify } from "@node-rs/argon2";

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

export function passwordHasher(cost: PasswordCost = productionCost): PasswordHasher {
  const nobody = hash("nobody has this password", cost);
  return {
    hash: (password) => hash(password, cost),
    matches: async (stored, password) => {
      const matched = await verify(stored ?? (await nobody), password);
      return matched && Boolean(stored);
    },
  };
}
