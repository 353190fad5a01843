import { ClaimStatus, EntryStatus } from "@kaitori/domain";
import { contractEntry, createEntry, getContractTerms, getEntry } from "@kaitori/wire";
import type { Database } from "../database/database.ts";
import { payOut } from "../entry/contract/pay-out.ts";
import { bookHandOver } from "../entry/hand-over/book-hand-over.ts";
import { lockEntry } from "../entry/own-entry.ts";
import { askAgainFor } from "../entry/review/ask-again.ts";
import { closeEntry } from "../entry/review/close-entry.ts";
import { decideClaim } from "../entry/review/decide-claim.ts";
import { finishReview } from "../entry/review/finish-review.ts";
import { withReviewContext } from "../entry/review/with-review-context.ts";
import { claimBody, entryBody } from "../entry/samples.ts";
import type { TestServer } from "./create-test-server.ts";
import { insertFile } from "./insert-file.ts";
import type { TestClient } from "./test-client.ts";

export interface EntryAt {
  client: TestClient;
  applicantId: number;
  id: number;
  claims: number[];
}

/** A new applicant with an entry that has gone the legal way to a status; the desk reviews. */
export async function entryIn(server: TestServer, status: EntryStatus, claims = 2): Promise<EntryAt> {
  const { client, id: applicantId } = await server.signedIn();
  const bodies = [];
  for (let place = 1; place <= claims; place++) {
    const file = await insertFile(server, applicantId, "invoice");
    bodies.push(claimBody({ contentfile_relations: [{ kind: "invoice", contentfile: { id: file } }] }));
  }
  const { body } = await client.call(createEntry, { body: entryBody({ claims: bodies }) });
  const entry = { client, applicantId, id: body.id, claims: body.claims.map(({ id }) => id) };
  await leadTo(server, entry, status);
  return entry;
}

async function leadTo(server: TestServer, entry: EntryAt, status: EntryStatus): Promise<void> {
  if (status === EntryStatus.underReview) return;
  if (status === EntryStatus.inadequate) return askAgain(server, entry);
  await offer(server, entry);
  if (status === EntryStatus.reviewed) return;
  await contract(entry);
  if (status === EntryStatus.contracted) return;
  await asDesk(server, entry, payOut);
  if (status === EntryStatus.transferred) return;
  for (const claim of entry.claims)
    await asDesk(server, entry, (context, row) => bookHandOver(context, row, { claim }));
  await asDesk(server, entry, closeEntry);
}

/** Acts as the desk, in one transaction; paying and deciding use two staff members. */
export async function asDesk<Result>(
  { server, clock }: TestServer,
  { id }: Pick<EntryAt, "id">,
  work: Parameters<typeof withReviewContext<Result>>[2],
): Promise<Result> {
  const staffId = await someStaff(server.services.database, work === payOut ? "pays" : "decides");
  return withReviewContext(server.services, { actor: "desk", staffId, now: clock.now(), entryId: id }, work);
}

/** A staff member without a login. */
export async function someStaff(database: Database, name: string): Promise<number> {
  const email = `${name}@desk.example`;
  const { id } = await database
    .insertInto("staff")
    .values({ email, name, password_hash: "", brands: [], created_at: new Date(0) })
    .onConflict((conflict) => conflict.column("email").doUpdateSet({ name }))
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

export const askAgain = (server: TestServer, entry: EntryAt): Promise<void> =>
  asDesk(server, entry, async (context, row) => {
    const [claim = null] = entry.claims;
    await askAgainFor(context, row, {
      subject: "claim",
      claim,
      uploads: [],
      reason: "支払期日をご確認ください。",
    });
    await finishReview(context, row);
  });

export const bought = { feeRatio: "0.05", reason: "別の請求書です。" };

/** Buys every claim that nobody has decided on yet. */
export const offer = (server: TestServer, entry: EntryAt): Promise<void> =>
  asDesk(server, entry, async (context, row) => {
    for (const { id, status } of row.claims)
      if (status === ClaimStatus.underReview) await decideClaim(context, row, id, bought);
    await finishReview(context, await lockEntry(context.transaction, row.id));
  });

export async function contract({ client, id }: EntryAt, claims?: readonly number[]) {
  const { body } = await client.call(getContractTerms, {
    params: { id },
    query: claims ? { claims: claims.join(",") } : {},
  });
  const sold = claims ?? body.claims?.map(({ claim }) => claim) ?? [];
  return client.call(contractEntry, {
    params: { id },
    body: {
      claims: sold.map((claim) => ({ id: claim })),
      terms_hash: body.hash ?? "",
      explanation_hash: body.explanation?.hash,
    },
  });
}

/** The history of the entry as the applicant reads it, the oldest first. */
export const historyOf = async ({ client, id }: Pick<EntryAt, "client" | "id">) =>
  (await client.call(getEntry, { params: { id } })).body.history ?? [];
