import { normalEmail, updateApplicant } from "../database/applicants.ts";
import type { Executor, Transaction } from "../database/database.ts";
import type { Applicant } from "../database/tables/account-tables.ts";
import { widerNetworkOf } from "../http/callers.ts";
import { enforceRateLimit, type LimitedRequest } from "../http/rate-limit.ts";
import type { BrowserRequest } from "../http/read-request.ts";
import { signature } from "../http/secrets.ts";
import type { Services } from "../http/services.ts";
import { endSession, type NewSession, startSession } from "../http/session-store.ts";
import { failureKey } from "./login-failure-store.ts";

/** A login attempt with its origin, which is stored only as keyed hashes. */
export interface LoginAttempt {
  /** Name of the brand, or "desk". */
  service: string;
  email: string;
  address: string;
  /** Device token from an earlier login, or the new one of this login. */
  device: string;
}

export const attemptOf = (
  { brand, clientAddress, deviceToken }: Pick<BrowserRequest, "brand" | "clientAddress" | "deviceToken">,
  email: string,
): LoginAttempt => ({
  service: brand.name,
  email: normalEmail(email),
  address: clientAddress,
  device: deviceToken,
});

export const deviceKey = ({ device }: LoginAttempt) => `device ${device}`;

/** The device and the address of an attempt with their stored keys; the device first, because no stranger has it. */
const clientsOf = ({ secretKey }: Services["config"], attempt: LoginAttempt) =>
  [deviceKey(attempt), attempt.address].map((client) => ({
    client,
    key: signature(secretKey, "known-place", `${attempt.service}\n${attempt.email}\n${client}`),
  }));

/** Limit per account for all unknown clients together. */
const unknownClientLimit = { name: "password from elsewhere", burst: 100, seconds: 60 };

/** Finds the device or address from which the owner has logged in. */
export async function findKnownClient(
  { database, config }: Pick<Services, "config"> & { database: Executor },
  attempt: LoginAttempt,
): Promise<string | undefined> {
  const clients = clientsOf(config, attempt);
  const keys = clients.map(({ key }) => key);
  const rows = await database.selectFrom("known_place").select("key").where("key", "in", keys).execute();
  return clients.find(({ key }) => rows.some((row) => row.key === key))?.client;
}

/** Key of the failures of a client. Unknown clients of one IPv6 subscription are counted together. */
export const failureKeyOf = (
  config: Services["config"],
  attempt: LoginAttempt,
  knownClient: string | undefined,
): string => failureKey(config, attempt, knownClient ?? widerNetworkOf(attempt.address));

/** Limits the attempts of all unknown clients together. */
export const limitUnknownClients = (
  request: LimitedRequest,
  { service, email }: LoginAttempt,
): Promise<void> => enforceRateLimit(request, unknownClientLimit, `${service}\n${email}`);

export async function rememberClient(
  executor: Executor,
  { config }: Pick<Services, "config">,
  attempt: LoginAttempt,
  now: Date,
): Promise<void> {
  const keys = clientsOf(config, attempt).map(({ key }) => key);
  await executor
    .insertInto("known_place")
    .values(keys.sort().map((key) => ({ key, seen_at: now })))
    .onConflict((conflict) => conflict.column("key").doUpdateSet({ seen_at: now }))
    .execute();
}

/** Starts a session in place of the earlier one of the browser, from which the owner is known now. */
export async function startSessionOf(
  transaction: Transaction,
  request: BrowserRequest,
  { id, email }: Pick<Applicant, "id" | "email">,
  persistent = false,
): Promise<NewSession> {
  const { services, brand, sessionToken, device, now } = request;
  await rememberClient(transaction, services, attemptOf(request, email), now);
  await endSession(transaction, sessionToken);
  await updateApplicant(transaction, id, { last_login: now });
  return startSession(transaction, { applicantId: id, brand: brand.name, persistent, device, now });
}
