import type { Executor } from "../database/database.ts";
import { widerNetworkOf } from "../http/client-address.ts";
import { spend } from "../http/rate-limit.ts";
import type { BrowserRequest } from "../http/read-request.ts";
import { signature } from "../http/secrets.ts";
import type { Services } from "../http/services.ts";
import { normalEmail } from "./applicant-store.ts";

/** A login attempt with its origin, which is stored only as keyed hashes. */
export interface LoginAttempt {
  /** A brand, or the desk. */
  at: string;
  email: string;
  /** Network address of the browser. */
  place: string;
  /** Device token from an earlier login, or the new one of this login. */
  device: string;
}

export const attemptOf = (
  { brand, clientAddress, deviceToken }: Pick<BrowserRequest, "brand" | "clientAddress" | "deviceToken">,
  email: string,
): LoginAttempt => ({
  at: brand.name,
  email: normalEmail(email),
  place: clientAddress,
  device: deviceToken,
});

export const byDevice = ({ device }: LoginAttempt) => `device ${device}`;

const keyOf = (secret: string, { at, email }: LoginAttempt, from: string) =>
  signature(secret, "known-place", `${at}\n${email}\n${from}`);

/** Limits attempts per account from all unknown places together. Known devices and addresses are exempt. */
const unknownPlaceAllowance = { name: "password from elsewhere", burst: 100, seconds: 60 };

/** Finds the known device or address of the attempt. The device comes first, because no stranger has it. */
export async function findKnownPlace(
  { database, config }: Pick<Services, "config"> & { database: Executor },
  attempt: LoginAttempt,
): Promise<string | undefined> {
  const origins = [byDevice(attempt), attempt.place];
  const keys = origins.map((origin) => keyOf(config.secretKey, attempt, origin));
  const rows = await database.selectFrom("known_place").select("key").where("key", "in", keys).execute();
  const knownKeys = new Set(rows.map(({ key }) => key));
  return origins.find((_, index) => knownKeys.has(keys[index] ?? ""));
}

/** Subject that wrong passwords count for. Unknown places count by the wider network of their IPv6 subscription. */
export const failureCountKey = async (
  services: Pick<Services, "config"> & { database: Executor },
  attempt: LoginAttempt,
): Promise<string> => (await findKnownPlace(services, attempt)) ?? widerNetworkOf(attempt.place);

export async function spendLoginAttempt(
  services: Pick<Services, "database" | "config">,
  attempt: LoginAttempt,
  now: Date,
): Promise<void> {
  if ((await findKnownPlace(services, attempt)) !== undefined) return;
  await spend({ services, now }, unknownPlaceAllowance, `${attempt.at}\n${attempt.email}`);
}

export async function rememberPlace(
  executor: Executor,
  { config }: Pick<Services, "config">,
  attempt: LoginAttempt,
  now: Date,
): Promise<void> {
  const keys = [byDevice(attempt), attempt.place].map((origin) => keyOf(config.secretKey, attempt, origin));
  await executor
    .insertInto("known_place")
    .values(keys.sort().map((key) => ({ key, seen_at: now })))
    .onConflict((conflict) => conflict.column("key").doUpdateSet({ seen_at: now }))
    .execute();
}
