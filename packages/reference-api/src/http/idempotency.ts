import type { CallDefinition } from "@kaitori/wire";
import { type ApplicantScope, asApplicant, type Transaction } from "../database/database.ts";
import { conflict } from "./errors.ts";
import { type Answer, RawJson } from "./handle.ts";
import type { ReadRequest } from "./read-request.ts";
import { tokenHash } from "./secrets.ts";

export const idempotencyHeader = "idempotency-key";

/** Stores key, work and response in one transaction, so that a crash leaves all or nothing. */
export async function runOncePerKey<Call extends CallDefinition>(
  request: ReadRequest<Call>,
  scope: ApplicantScope,
  work: (transaction: Transaction) => Promise<Answer<Call>>,
): Promise<Answer<Call>> {
  const key = request.context.req.header(idempotencyHeader);
  const { database } = request.services;
  if (!key) return asApplicant(database, scope, work);
  const fingerprint = fingerprintOf(request);
  return asApplicant(database, scope, async (transaction) => {
    const row = { applicant_id: scope.applicantId, key: tokenHash(key) };
    // A second request with the key waits here for the first.
    const inserted = await transaction
      .insertInto("idempotency_key")
      .values({ ...row, fingerprint, created_at: request.now })
      .onConflict((conflicting) => conflicting.columns(["applicant_id", "key"]).doNothing())
      .returning("key")
      .executeTakeFirst();
    if (!inserted) return findFirstAnswer<Call>(transaction, row, fingerprint);

    const answer: unknown = await work(transaction);
    await transaction
      .updateTable("idempotency_key")
      .set({ answer: answer instanceof RawJson ? answer.text : JSON.stringify(answer) })
      .where("applicant_id", "=", row.applicant_id)
      .where("key", "=", row.key)
      .execute();
    return answer as Answer<Call>;
  });
}

async function findFirstAnswer<Call extends CallDefinition>(
  transaction: Transaction,
  { applicant_id, key }: { applicant_id: number; key: string },
  fingerprint: string,
): Promise<Answer<Call>> {
  const first = await transaction
    .selectFrom("idempotency_key")
    .select(["fingerprint", "answer"])
    .where("applicant_id", "=", applicant_id)
    .where("key", "=", key)
    .executeTakeFirstOrThrow();
  if (first.fingerprint !== fingerprint) throw conflict("keyReused");
  return (first.answer === null ? undefined : new RawJson(first.answer)) as Answer<Call>;
}

/** Parts of the request that must be equal for a repeated key. */
type Fingerprinted = Pick<ReadRequest<CallDefinition>, "context" | "file"> & { readonly body: unknown };

function fingerprintOf({ context, body, file }: Fingerprinted): string {
  return tokenHash(JSON.stringify([context.req.method, context.req.path, body, file?.name, file?.sha256]));
}
