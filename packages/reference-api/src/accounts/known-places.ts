import type { Executor } from "../database/database.ts";
import { widerPlace } from "../http/client-address.ts";
import { spend } from "../http/rate-limit.ts";
import { signature } from "../http/secrets.ts";
import type { Services } from "../services.ts";

/** One login attempt: for which account, and from which network address. Kept only as a keyed hash. */
export interface LoginAttempt {
  /** A brand, or the desk. */
  at: string;
  email: string;
  place: string;
}

const keyOf = (secret: string, { at, email, place }: LoginAttempt) =>
  signature(secret, "known-place", `${at}\n${email}\n${place}`);

/**
 * Limits attempts for one account from all unknown addresses together: a hundred, then one a minute. The owner is not
 * limited by them at an address from which they have signed in before.
 */
const fromElsewhere = { name: "password from elsewhere", burst: 100, seconds: 60 };

export async function isKnownPlace(
  { database, config }: Pick<Services, "database" | "config">,
  attempt: LoginAttempt,
): Promise<boolean> {
  const known = await database
    .selectFrom("known_place")
    .select("key")
    .where("key", "=", keyOf(config.secretKey, attempt))
    .executeTakeFirst();
  return known !== undefined;
}

/**
 * The address under which wrong passwords are counted. One IPv6 subscription may have 65,536 networks, so unknown
 * addresses are counted by the wider network; a known address is counted by itself.
 */
export const countedAs = async (
  services: Pick<Services, "database" | "config">,
  attempt: LoginAttempt,
): Promise<string> => ((await isKnownPlace(services, attempt)) ? attempt.place : widerPlace(attempt.place));

export async function spendLoginAttempt(
  { database, config }: Pick<Services, "database" | "config">,
  attempt: LoginAttempt,
  now: Date,
): Promise<void> {
  if (await isKnownPlace({ database, config }, attempt)) return;
  await spend(
    { database, secretKey: config.secretKey, now },
    fromElsewhere,
    `${attempt.at}\n${attempt.email}`,
  );
}

/** The password was right. */
export async function rememberPlace(
  executor: Executor,
  { config }: Pick<Services, "config">,
  attempt: LoginAttempt,
  now: Date,
): Promise<void> {
  await executor
    .insertInto("known_place")
    .values({ key: keyOf(config.secretKey, attempt), seen_at: now })
    .onConflict((conflict) => conflict.column("key").doUpdateSet({ seen_at: now }))
    .execute();
}

export async function deleteOldPlaces(executor: Executor, before: Date): Promise<void> {
  await executor.deleteFrom("known_place").where("seen_at", "<", before).execute();
}
