import type { Executor } from "../database/database.ts";
import { widerPlace } from "../http/client-address.ts";
import { spend } from "../http/rate-limit.ts";
import { signature } from "../http/secrets.ts";
import type { Services } from "../services.ts";

/** Whose password is tried, and from where; kept only as a keyed hash. */
export interface Trial {
  /** A brand, or the desk. */
  at: string;
  email: string;
  place: string;
}

const keyOf = (secret: string, { at, email, place }: Trial) =>
  signature(secret, "known-place", `${at}\n${email}\n${place}`);

/**
 * From all places together that have never signed in to it, an account is tried a hundred times, then once a minute. Where
 * its owner has signed in before, strangers elsewhere cost nothing.
 */
const fromElsewhere = { name: "password from elsewhere", burst: 100, seconds: 60 };

export async function isKnownPlace(
  { database, config }: Pick<Services, "database" | "config">,
  trial: Trial,
): Promise<boolean> {
  const known = await database
    .selectFrom("known_place")
    .select("key")
    .where("key", "=", keyOf(config.secretKey, trial))
    .executeTakeFirst();
  return known !== undefined;
}

/**
 * As who wrong passwords of a place are counted. One subscription to IPv6 may have 65,536 networks; where the owner has
 * signed in, the neighbours' tries cost nothing.
 */
export const countedAs = async (
  services: Pick<Services, "database" | "config">,
  trial: Trial,
): Promise<string> => ((await isKnownPlace(services, trial)) ? trial.place : widerPlace(trial.place));

export async function spendTrial(
  { database, config }: Pick<Services, "database" | "config">,
  trial: Trial,
  now: Date,
): Promise<void> {
  if (await isKnownPlace({ database, config }, trial)) return;
  await spend({ database, secretKey: config.secretKey, now }, fromElsewhere, `${trial.at}\n${trial.email}`);
}

/** The password was right. */
export async function rememberPlace(
  executor: Executor,
  { config }: Pick<Services, "config">,
  trial: Trial,
  now: Date,
): Promise<void> {
  await executor
    .insertInto("known_place")
    .values({ key: keyOf(config.secretKey, trial), seen_at: now })
    .onConflict((conflict) => conflict.column("key").doUpdateSet({ seen_at: now }))
    .execute();
}

export async function deleteOldPlaces(executor: Executor, before: Date): Promise<void> {
  await executor.deleteFrom("known_place").where("seen_at", "<", before).execute();
}
