import { ClaimStatus, EntryStatus, type Readiness, readinessOf } from "@kaitori/domain";
import { FinancialStatementState } from "@kaitori/wire";
import type { Database } from "../database/database.ts";
import type { DraftEntryInput } from "../database/tables/numeric-ids.ts";
import { payOut } from "../entry/contract/pay-out.ts";
import { bookHandOver } from "../entry/hand-over/book-hand-over.ts";
import { withReviewContext } from "../entry/make-move.ts";
import { lockEntry } from "../entry/own-entry.ts";
import { decideClaim } from "../entry/review/decide-claim.ts";
import { decideIdentity } from "../entry/review/decide-identity.ts";
import { closeEntry, finishReview } from "../entry/review/finish-review.ts";
import { askAgainFor, type ItemRejection } from "../entry/review/item.ts";
import { type ClaimBody, claimBody, entryBody, fileReferences } from "../entry/samples.ts";
import type { NewApplicant } from "./insert-applicant.ts";
import type { TestClient, TestServer } from "./test-server.ts";

export interface TestEntry {
  client: TestClient;
  applicantId: number;
  email: string;
  id: number;
  claims: number[];
}

/** Creates an applicant with an entry and advances it to the status by regular acts. */
export async function entryIn(
  server: TestServer,
  status: EntryStatus,
  { claims = 2 } = {},
): Promise<TestEntry> {
  const entry = await submitEntry(server, Array(claims).fill({}));
  await advanceTo(server, entry, status);
  return entry;
}

/** Creates an applicant with an entry of these claims, each with its own invoice. */
export async function submitEntry(
  server: TestServer,
  claims: readonly Partial<ClaimBody>[],
  applicant: Partial<NewApplicant> = {},
): Promise<TestEntry> {
  const { client, id: applicantId, email } = await server.signInApplicant(applicant);
  const bodies = [];
  for (const claim of claims) {
    const contentfile_relations = fileReferences("invoice", await server.insertFile(applicantId, "invoice"));
    bodies.push(claimBody({ contentfile_relations, ...claim }));
  }
  const entry = await client.callOrThrow("createEntry", { body: entryBody({ claims: bodies }) });
  return { client, applicantId, email, id: entry.id, claims: entry.claims.map(({ id }) => id) };
}

async function advanceTo(server: TestServer, entry: TestEntry, status: EntryStatus): Promise<void> {
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

/** Runs an act of the desk in one transaction. Pay-outs use another staff member than decisions. */
export async function asDesk<Result>(
  { server, clock }: TestServer,
  { id }: Pick<TestEntry, "id">,
  work: Parameters<typeof withReviewContext<Result>>[2],
): Promise<Result> {
  const staffId = await insertStaff(server.services.database, work === payOut ? "pays" : "decides");
  return withReviewContext(server.services, { actor: "desk", staffId, now: clock.now(), entryId: id }, work);
}

/** Decides the identity as the system, which need not open the documents. */
export const decideIdentityOf = (
  server: TestServer,
  entry: Pick<TestEntry, "id" | "applicantId">,
  decision: Parameters<typeof decideIdentity>[2],
): Promise<void> =>
  asDesk(server, entry, (context) =>
    decideIdentity({ ...context, actor: "system" }, entry.applicantId, decision),
  );

/** Inserts a staff member without a login. */
export async function insertStaff(database: Database, name: string): Promise<number> {
  const email = `${name}@desk.example`;
  const { id } = await database
    .insertInto("staff")
    .values({ email, name, password_hash: "", brands: [], created_at: new Date(0) })
    .onConflict((conflict) => conflict.column("email").doUpdateSet({ name }))
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** Asks again for an item, the first claim by default, and finishes the review. */
export const askAgain = (
  server: TestServer,
  entry: Pick<TestEntry, "id">,
  rejection: Partial<ItemRejection> = {},
): Promise<void> =>
  asDesk(server, entry, async (context, row) => {
    const claim = row.claims[0]?.id ?? null;
    const reason = rejection.codes ? "" : "ご確認ください。";
    await askAgainFor(context, row, { subject: "claim", claim, uploads: [], reason, ...rejection });
    await finishReview(context, row);
  });

export const purchaseDecision = { feeRatio: "0.05", reason: "別の請求書です。" };

/** Makes the same decision about each undecided claim and finishes the review. */
export const decideAll = (
  server: TestServer,
  entry: Pick<TestEntry, "id">,
  decision: Parameters<typeof decideClaim>[3],
): Promise<EntryStatus> =>
  asDesk(server, entry, async (context, row) => {
    for (const { id, status } of row.claims)
      if (status === ClaimStatus.underReview) await decideClaim(context, row, id, decision);
    return finishReview(context, await lockEntry(context.transaction, row.id));
  });

export const offer = (server: TestServer, entry: Pick<TestEntry, "id">) =>
  decideAll(server, entry, purchaseDecision);

/** Reads the terms of these claims, or of all that are for sale. */
export const termsOf = async ({ client, id }: Pick<TestEntry, "client" | "id">, claims?: readonly number[]) =>
  (
    await client.call("getContractTerms", {
      params: { id },
      query: claims ? { claims: claims.join(",") } : {},
    })
  ).body;

export async function contract(entry: Pick<TestEntry, "client" | "id">, claims?: readonly number[]) {
  const terms = await termsOf(entry, claims);
  const sold = claims ?? terms.claims?.map(({ claim }) => claim) ?? [];
  return entry.client.call("contractEntry", {
    params: { id: entry.id },
    body: {
      claims: sold.map((id) => ({ id })),
      terms_hash: terms.hash ?? "",
      explanation_hash: terms.explanation?.hash,
    },
  });
}

export const readEntry = async ({ client, id }: Pick<TestEntry, "client" | "id">) =>
  (await client.call("getEntry", { params: { id } })).body;

/** Reads the history of the entry, the oldest event first. */
export const historyOf = async (entry: Pick<TestEntry, "client" | "id">) =>
  (await readEntry(entry)).history ?? [];

/** Resubmits the entry with changes of each claim and of the entry. */
export async function resubmitEntry(
  entry: Pick<TestEntry, "client" | "id">,
  changes: Partial<ClaimBody>,
  fields: object = {},
) {
  const body = await readEntry(entry);
  const claims = body.claims.map((claim) => ({ ...claim, ...changes }));
  return entry.client.call("reviewEntry", { params: { id: entry.id }, body: { ...body, claims, ...fields } });
}

/** Computes the readiness from the server's responses, as the site does. */
export async function readReadiness(client: TestClient): Promise<Readiness> {
  const { body: user } = await client.call("me");
  const { body: draft } = await client.call("getDraftEntry");
  if (user === null) throw new Error("nobody is logged in");
  return readinessOf(
    {
      user,
      profile: (await client.call("getProfile")).body,
      entries: (await client.call("listEntries")).body,
      suppression: (await client.call("getSuppressEntries")).body,
      draft: { banks: draft.banks, financialStatements: draft.financial_statements, files: draft.addfiles },
    },
    "2026-11-21",
  );
}

const { uploaded } = FinancialStatementState.entries;
const notUploaded = Object.fromEntries(
  Object.keys(uploaded.entries).map((kind) => [kind, false]),
) as FinancialStatementState["uploaded"];

/** Inserts complete statements of one bank account and a trial balance; returns a draft with them. */
export async function insertStatements(server: TestServer, applicantId: number) {
  const [cover, details, profitAndLoss, balance] = [
    await server.insertFile(applicantId, "passbook_cover_1"),
    await server.insertFile(applicantId, "passbook_details_1"),
    await server.insertFile(applicantId, "tb_pl"),
    await server.insertFile(applicantId, "tb_bs"),
  ];
  const draft = {
    banks: [
      {
        bank_name: "みずほ銀行",
        bank_account_number: "1234567",
        file_format: "passbook",
        contentfile_relations: [
          { kind: "passbook_cover_1", contentfile: { id: cover } },
          { kind: "passbook_details_1", contentfile: { id: details } },
        ],
      },
    ],
    addfiles: [{ id: profitAndLoss }, { id: balance }],
    financial_statements: {
      canSubmit: false,
      taxReturnSubmission: "document",
      includesSellingAndAdminExpenses: true,
      uploaded: { ...notUploaded, tb_pl: true, tb_bs: true },
    },
  } satisfies Partial<DraftEntryInput>;
  return { draft, cover, details, profitAndLoss, balance, all: [cover, details, profitAndLoss, balance] };
}
