import { type CorporateDivision, isServed } from "@kaitori/domain";
import type { Session } from "@kaitori/wire";
import type { Updateable } from "kysely";
import type { Database, Executor } from "../database/database.ts";
import type { SessionTable } from "../database/tables/account-tables.ts";
import { individualsUnsupported, unauthorized } from "./errors.ts";
import type { BrowserRequest } from "./read-request.ts";
import { randomToken, tokenHash } from "./secrets.ts";

const hour = 3_600_000;
const day = 24 * hour;

/** Milliseconds without use and in total. The age of the cookie is only a hint for the browser. */
const limitsOf = (persistent: boolean): { idle: number; absolute: number } =>
  persistent ? { idle: 14 * day, absolute: 30 * day } : { idle: 2 * hour, absolute: day };

interface SessionTimes {
  /** End without further use. */
  expiresAt: Date;
  /** End in any case. */
  endsAt: Date;
}

function idleEnd(persistent: boolean, now: Date, endsAt: Date): Date {
  const idleEndTime = new Date(now.getTime() + limitsOf(persistent).idle);
  return idleEndTime < endsAt ? idleEndTime : endsAt;
}

/** Lifetime of a session. The browser counts the seconds, because its clock may be wrong. */
export const toSessionAnswer = ({ expiresAt, endsAt }: SessionTimes, now: Date): Session => ({
  expires_at: expiresAt.toISOString(),
  seconds_left: Math.max(0, Math.floor((expiresAt.getTime() - now.getTime()) / 1000)),
  ends_at: endsAt.toISOString(),
});

/** Minimum milliseconds between two updates of a session in use. */
const seenIntervalMilliseconds = 300_000;

export interface SignedInApplicant {
  id: number;
  brand: string;
  email: string;
  corporate_division: CorporateDivision;
  /** Time of the last password check on this session. */
  proved_at: Date;
  /** Set if the session ended because the brand does not serve the applicant. */
  unserved_since: Date | null;
  session: SessionTimes;
}

export interface NewSession extends SessionTimes {
  token: string;
  /** Seconds of the cookie; undefined if it ends with the browser. */
  maxAge: number | undefined;
}

/** Every sign-in gets a new token, which prevents session fixation. */
export async function startSession(
  executor: Executor,
  {
    applicantId,
    brand,
    persistent,
    device,
    now,
  }: { applicantId: number; brand: string; persistent: boolean; device: string; now: Date },
): Promise<NewSession> {
  const token = randomToken();
  const { absolute } = limitsOf(persistent);
  const endsAt = new Date(now.getTime() + absolute);
  await executor
    .insertInto("session")
    .values({
      token_hash: tokenHash(token),
      applicant_id: applicantId,
      brand,
      persistent,
      created_at: now,
      seen_at: now,
      expires_at: endsAt,
      proved_at: now,
      device,
    })
    .execute();
  return {
    token,
    maxAge: persistent ? absolute / 1000 : undefined,
    expiresAt: idleEnd(persistent, now, endsAt),
    endsAt,
  };
}

/** Finds the applicant of a valid session, or of one that the brand does not serve, and marks it as used. */
async function findSession(
  database: Database,
  { token, brand, now }: { token: string; brand: string; now: Date },
): Promise<SignedInApplicant | undefined> {
  const row = await database
    .selectFrom("session")
    .innerJoin("applicant", "applicant.id", "session.applicant_id")
    .select([
      "applicant.id",
      "applicant.brand",
      "applicant.email",
      "applicant.corporate_division",
      "session.proved_at",
      "session.unserved_since",
      "session.persistent",
      "session.seen_at",
      "session.expires_at",
    ])
    .where("session.token_hash", "=", tokenHash(token))
    .where("session.brand", "=", brand)
    .where("session.expires_at", ">", now)
    .executeTakeFirst();
  if (!row) return undefined;

  const { persistent, seen_at, expires_at, ...applicant } = row;
  const idleMilliseconds = now.getTime() - seen_at.getTime();
  if (idleMilliseconds > limitsOf(persistent).idle) return undefined;
  const mustUpdate = idleMilliseconds > seenIntervalMilliseconds;
  if (mustUpdate) await updateSession(database, token, { seen_at: now }).execute();
  const expiresAt = idleEnd(persistent, mustUpdate ? now : seen_at, expires_at);
  return { ...applicant, session: { expiresAt, endsAt: expires_at } };
}

const updateSession = (executor: Executor, token: string, changes: Updateable<SessionTable>) =>
  executor.updateTable("session").set(changes).where("token_hash", "=", tokenHash(token));

/** Gives the session a new token, because the old one may be stolen. Undefined if the session has ended. */
export async function renewSession(
  executor: Executor,
  token: string,
  now: Date,
): Promise<Pick<NewSession, "token" | "maxAge"> | undefined> {
  const newToken = randomToken();
  const session = await updateSession(executor, token, { token_hash: tokenHash(newToken) })
    .returning(["persistent", "expires_at"])
    .executeTakeFirst();
  if (!session) return undefined;
  const secondsLeft = Math.floor((session.expires_at.getTime() - now.getTime()) / 1000);
  return { token: newToken, maxAge: session.persistent ? secondsLeft : undefined };
}

export async function recordPasswordCheck(executor: Executor, token: string, now: Date): Promise<void> {
  await updateSession(executor, token, { proved_at: now }).execute();
}

export async function endSession(executor: Executor, token: string): Promise<void> {
  await executor.deleteFrom("session").where("token_hash", "=", tokenHash(token)).execute();
}

/** Ends the access of the session but keeps its row. */
async function endAsUnserved(executor: Executor, token: string, now: Date): Promise<void> {
  await updateSession(executor, token, { unserved_since: now }).where("unserved_since", "is", null).execute();
}

export async function endOtherSessions(
  executor: Executor,
  applicantId: number,
  exceptToken?: string,
): Promise<void> {
  await executor
    .deleteFrom("session")
    .where("applicant_id", "=", applicantId)
    .$if(exceptToken !== undefined, (query) => query.where("token_hash", "!=", tokenHash(exceptToken ?? "")))
    .execute();
}

/** Valid sessions of an applicant, the last used first. */
export async function readSessions(
  executor: Executor,
  { id, brand }: Pick<SignedInApplicant, "id" | "brand">,
  { token, now }: { token: string; now: Date },
) {
  const rows = await executor
    .selectFrom("session")
    .select(["id", "token_hash", "device", "persistent", "created_at", "seen_at"])
    .where("applicant_id", "=", id)
    .where("brand", "=", brand)
    .where("expires_at", ">", now)
    .where("unserved_since", "is", null)
    .orderBy("seen_at", "desc")
    .execute();
  return rows
    .filter(({ persistent, seen_at }) => now.getTime() - seen_at.getTime() <= limitsOf(persistent).idle)
    .map(({ token_hash, persistent: _, ...session }) => ({
      ...session,
      is_current: token_hash === tokenHash(token),
    }));
}

/** Ends a session of the applicant; returns false for an unknown id. */
export async function endSessionById(
  executor: Executor,
  { id, brand }: Pick<SignedInApplicant, "id" | "brand">,
  sessionId: number,
): Promise<boolean> {
  const endedSession = await executor
    .deleteFrom("session")
    .where("id", "=", sessionId)
    .where("applicant_id", "=", id)
    .where("brand", "=", brand)
    .returning("id")
    .executeTakeFirst();
  return endedSession !== undefined;
}

type AccountRequest = Pick<BrowserRequest, "services" | "brand" | "sessionToken" | "now">;

/** The signed-in applicant; undefined if the brand no longer serves them. */
export async function findSignedInApplicant(request: AccountRequest): Promise<SignedInApplicant | undefined> {
  const applicant = await applicantOfSession(request);
  return applicant?.unserved_since ? undefined : applicant;
}

export async function requireApplicant(request: AccountRequest): Promise<SignedInApplicant> {
  const applicant = await applicantOfSession(request);
  if (applicant) await refuseUnserved(request, applicant);
  // A session that ended stays ended, even if the brand serves the applicant again.
  if (!applicant || applicant.unserved_since) throw unauthorized();
  return applicant;
}

/** The signed-in applicant; refused if the brand no longer serves them. */
export async function findServedApplicant(request: AccountRequest): Promise<SignedInApplicant | undefined> {
  const applicant = await findSignedInApplicant(request);
  if (applicant) await refuseUnserved(request, applicant);
  return applicant;
}

const maximumSessionsInMemory = 10_000;

async function applicantOfSession({
  services,
  brand,
  sessionToken,
  now,
}: AccountRequest): Promise<SignedInApplicant | undefined> {
  const applicant = await findSession(services.database, { token: sessionToken, brand: brand.name, now });
  if (!applicant) return undefined;
  const { accountsBySession } = services;
  if (accountsBySession.size >= maximumSessionsInMemory && !accountsBySession.has(sessionToken))
    accountsBySession.clear();
  accountsBySession.set(sessionToken, String(applicant.id));
  return applicant;
}

/** Ends the session of an applicant that the brand does not serve. Parallel calls get the same refusal. */
async function refuseUnserved(request: AccountRequest, applicant: SignedInApplicant): Promise<void> {
  if (isServed(request.brand.settings, applicant)) return;
  await endAsUnserved(request.services.database, request.sessionToken, request.now);
  throw individualsUnsupported();
}
