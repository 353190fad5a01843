import type { Executor } from "../database/database.ts";
import { widerPlace } from "../http/client-address.ts";
import { spend } from "../http/rate-limit.ts";
import { signature } from "../http/secrets.ts";
import type { Services } from "../http/services.ts";

/** One login attempt: for which account, and from where. Kept only as keyed hashes. */
export interface LoginAttempt {
  /** A brand, or the desk. */
  at: string;
  email: string;
  /** The network address. */
  place: string;
  /** The token that the device received at an earlier login, or receives at this one. */
  device: string;
}

export const byDevice = ({ device }: LoginAttempt) => `device ${device}`;

const keyOf = (secret: string, { at, email }: LoginAttempt, from: string) =>
  signature(secret, "known-place", `${at}\n${email}\n${from}`);

/**
 * Limits attempts for one account from all unknown addresses together: a hundred, then one a minute. The owner is not
 * limited by them on a device on which, or at an address from which, they have signed in before.
 */
const fromElsewhere = { name: "password from elsewhere", burst: 100, seconds: 60 };

/** By what the owner is known there: by the device, which no stranger has, or by the address. */
export async function knownBy(
  { database, config }: Pick<Services, "config"> & { database: Executor },
  attempt: LoginAttempt,
): Promise<string | undefined> {
  const ways = [byDevice(attempt), attempt.place];
  const keys = ways.map((way) => keyOf(config.secretKey, attempt, way));
  const rows = await database.selectFrom("known_place").select("key").where("key", "in", keys).execute();
  const known = new Set(rows.map(({ key }) => key));
  return ways.find((_, index) => known.has(keys[index] ?? ""));
}

/**
 * Under what wrong passwords are counted: a known device or address by itself. One IPv6 subscription may have 65,536
 * networks, so unknown addresses are counted by the wider network.
 */
export const countedAs = async (
  services: Pick<Services, "config"> & { database: Executor },
  attempt: LoginAttempt,
): Promise<string> => (await knownBy(services, attempt)) ?? widerPlace(attempt.place);

export async function spendLoginAttempt(
  services: Pick<Services, "database" | "config">,
  attempt: LoginAttempt,
  now: Date,
): Promise<void> {
  if ((await knownBy(services, attempt)) !== undefined) return;
  const { database, config } = services;
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
  const keys = [byDevice(attempt), attempt.place].map((way) => keyOf(config.secretKey, attempt, way));
  await executor
    .insertInto("known_place")
    .values(keys.sort().map((key) => ({ key, seen_at: now })))
    .onConflict((conflict) => conflict.column("key").doUpdateSet({ seen_at: now }))
    .execute();
}

export async function deleteOldPlaces(executor: Executor, before: Date): Promise<void> {
  await executor.deleteFrom("known_place").where("seen_at", "<", before).execute();
}
