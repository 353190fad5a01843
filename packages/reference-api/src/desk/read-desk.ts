import { paperName } from "@kaitori/brand/papers";
import type { ListQuery } from "@kaitori/desk";
import {
  addressFields,
  ClaimStatus,
  EntryStatus,
  entryStatuses,
  handOverState,
  holderMatch,
  isOpenClaim,
  leftToHandOver,
  readHandOverReference,
  todayInTokyo,
} from "@kaitori/domain";
import { sql } from "kysely";
import { findPreEntry } from "../accounts/pre-entry.ts";
import { anyOf, type Executor } from "../database/database.ts";
import { applicantFiles } from "../documents/applicant-files.ts";
import { fileName } from "../documents/file-name.ts";
import { readFurtherPapers } from "../documents/further-papers.ts";
import { readDocument } from "../documents/store/encrypted-store.ts";
import { entryJson } from "../entry/entry-json.ts";
import {
  claimsLeftToHandOver,
  handOversOf,
  isSoldClaim,
  lateDamagesOf,
  withHandOverFacts,
} from "../entry/hand-over/hand-over-facts.ts";
import { entryHistory } from "../entry/history.ts";
import { findInadequacies } from "../entry/inadequacies.ts";
import { findClaimClauses, findPartyClauses } from "../entry/review/clause-names.ts";
import { findInvoiceTwins } from "../entry/review/invoice-twins.ts";
import { notFound } from "../http/errors.ts";
import type { Services } from "../http/services.ts";
import { findListedAccount, type NamedAccount } from "../lookups/banks/bank-directory.ts";
import { auditReading } from "./audit.ts";
import type { StaffMember } from "./staff-session.ts";

/** Reads all data for a decision. The audit records the reader. */
export async function readDeskEntry(services: Services, staff: StaffMember, id: number) {
  const { database, brands, clock } = services;
  const row = await database
    .selectFrom("entry")
    .innerJoin("applicant", "applicant.id", "entry.applicant_id")
    .select([
      "applicant.id",
      "applicant.email",
      "applicant.corporate_division",
      "applicant.company_name",
      "applicant.last_name",
      "applicant.first_name",
      "applicant.identity_confirmation",
      "applicant.identity_valid_date",
      ...addressFields.map((field) => `applicant.${field}` as const),
      "entry.brand",
      "entry.banks",
      "entry.bank_account",
    ])
    .where("entry.id", "=", id)
    .executeTakeFirst();
  const brand = brands.find(({ name }) => name === row?.brand);
  if (!row || !brand || !staff.brands.includes(brand.name)) throw notFound();
  const { brand: name, banks, bank_account, ...applicant } = row;
  const today = todayInTokyo(clock());
  const claims = await database
    .selectFrom("claim")
    .selectAll()
    .where("entry_id", "=", id)
    .orderBy("place")
    .execute();
  const sold = await withHandOverFacts(database, claims.filter(isSoldClaim));
  await auditReading(services, staff, "view", { brand: name, entry_id: id });
  const preEntry = await findPreEntry(database, applicant.id);
  const furtherPapers = await readFurtherPapers(database, brand, applicant.id, today);
  return {
    brand: name,
    entry: JSON.parse((await entryJson(database, id, "desk")).text),
    banks,
    applicant,
    // "unread" means that a person must compare account holder and applicant.
    account_holder: {
      holder: bank_account?.account_holder_name ?? null,
      standing: holderMatch(applicant, bank_account?.account_holder_name),
    },
    account_bank: bank_account && compareWithBankList(services, bank_account),
    identity_files: await applicantFiles(database, applicant.id, { kinds: ["identity"] }),
    pre_entry: preEntry ? { answers: preEntry.answers, answered_at: preEntry.answered_at } : null,
    further_papers: furtherPapers.map((paper) => ({ ...paper, title: paperName(brand.copy, paper.kind) })),
    delinquency_files: await applicantFiles(database, applicant.id, { kinds: ["delinquency"] }),
    active_files: await findFilesWithActiveContent(database, applicant.id),
    inadequacies: await findInadequacies(database, id),
    sold_elsewhere: await findInvoiceTwins(database, id),
    clause_names: [
      ...findPartyClauses(applicant).map((field) => `applicant.${field}`),
      ...findClaimClauses({ claims }),
    ],
    hand_overs: await handOversOf(database, claimsLeftToHandOver(sold.filter(isOpenClaim))),
    sold_claims: sold.map((claim) => ({
      claim: claim.id,
      standing: handOverState(claim.facts, today),
      payer_insolvent: claim.facts.isPayerInsolvent,
      uncollectable: claim.facts.isUncollectable,
      received: claim.facts.received,
      handed_over: claim.facts.handedOver,
      due_on: claim.facts.dueOn,
      late_damages: lateDamagesOf(claim, { settings: brand.settings, today }),
    })),
    reports: await readReports(database, id),
    history: await entryHistory(database, id),
  };
}

/** A person must check an unlisted bank before the pay-out (R5.3). */
function compareWithBankList({ lookups }: Services, account: NamedAccount) {
  const { bank, branch } = findListedAccount(lookups().banks, account);
  const standing = branch ? "listed" : bank ? "branch not listed" : "bank not listed";
  return { bank: account.bank_name, branch: account.branch_name, standing } as const;
}

const findFilesWithActiveContent = (executor: Executor, applicantId: number) =>
  executor
    .selectFrom("file")
    .select(["id", "kind", "name", "active_content"])
    .where("applicant_id", "=", applicantId)
    .where(sql<boolean>`active_content <> '{}'`)
    .orderBy("id")
    .execute();

/** Reports of the seller, including those that were taken back. */
const readReports = (executor: Executor, entryId: number) =>
  executor
    .selectFrom("claim_report")
    .innerJoin("claim", "claim.id", "claim_report.claim_id")
    .select([
      "claim_report.id",
      "claim_report.claim_id as claim",
      "claim_report.at",
      "claim_report.kind",
      "claim_report.amount",
      "claim_report.day",
      "claim_report.insolvency",
      "claim_report.taken_back_at",
      "claim_report.taken_back_reason",
    ])
    .where("claim.entry_id", "=", entryId)
    .orderBy("claim_report.id")
    .execute();

/** Claims of a payment reference with their amounts. The audit records the search. */
export async function readDeskHandOver(services: Services, staff: StaffMember, reference: string) {
  const { database } = services;
  const number = readHandOverReference(reference);
  if (number === null) throw notFound();
  const rows = await database
    .selectFrom("hand_over_claim")
    .innerJoin("claim", "claim.id", "hand_over_claim.claim_id")
    .innerJoin("entry", "entry.id", "claim.entry_id")
    .select([
      "entry.id as entry",
      "entry.code",
      "entry.brand",
      "claim.id",
      "claim.status",
      "claim.obliger_company_name",
    ])
    .where("hand_over_claim.number", "=", number)
    .where("entry.brand", "=", anyOf(staff.brands))
    .orderBy("claim.id")
    .execute();
  if (rows.length === 0) throw notFound();
  const claims = (await withHandOverFacts(database, rows)).map(
    ({ entry, code, brand, id, status, obliger_company_name, facts }) => ({
      entry,
      code,
      brand,
      claim: id,
      status,
      obliger_company_name,
      amount: facts.scheduled,
      left: status === ClaimStatus.returned ? 0 : leftToHandOver(facts),
      due_on: facts.dueOn,
    }),
  );
  const subjects = claims.map(({ entry, brand, claim }) => ({ brand, entry_id: entry, claim_id: claim }));
  await auditReading(services, staff, "find", ...subjects);
  return { reference, claims };
}

export const pageSize = 100;

/** The page of rows of which one more was read, with the cursor of the next page, if there is one. */
export function toPage<Row>(rows: readonly Row[], cursorOf: (last: Row) => string) {
  const page = rows.slice(0, pageSize);
  const last = rows.length > pageSize ? page.at(-1) : undefined;
  return { rows: page, next: last ? cursorOf(last) : null };
}

/** Entries that wait for the desk come first, then those that wait for the applicant, then closed ones. */
const group = sql<number>`case
  when entry.status in (${EntryStatus.underReview}, ${EntryStatus.contracted}) then 0
  when entry.status = ${EntryStatus.archived} then 2
  else 1 end`;

/** The longest wait first. */
export async function listDeskEntries(
  { database }: Services,
  staff: StaffMember,
  { status, after, code }: ListQuery,
) {
  const rows = await database
    .selectFrom("entry")
    .innerJoin("applicant", "applicant.id", "entry.applicant_id")
    .select([
      "entry.id",
      "entry.code",
      "entry.brand",
      "entry.status",
      "entry.purchase_amount_desired",
      "entry.created_at",
      "entry.updated_at",
      sql<string>`coalesce(nullif(applicant.company_name, ''), applicant.last_name || ' ' || applicant.first_name)`.as(
        "applicant",
      ),
      group.as("group"),
    ])
    .where("entry.brand", "=", anyOf(staff.brands))
    .where("entry.status", "in", status === undefined ? entryStatuses : [status])
    .$if(code !== undefined, (query) => query.where("entry.code", "=", code ?? ""))
    .$if(after !== undefined, (query) =>
      query.where(sql<boolean>`(${group}, entry.id) > (${after?.group}::integer, ${after?.id}::bigint)`),
    )
    .orderBy(group)
    .orderBy("entry.id")
    .limit(pageSize + 1)
    .execute();
  const page = toPage(rows, (last) => `${last.group}-${last.id}`);
  return { ...page, rows: page.rows.map(({ group: _, ...entry }) => entry) };
}

/** Reads a document. The audit records who opened it. */
export async function openDocument(services: Services, staff: StaffMember, fileId: number) {
  const { database, store } = services;
  const file = await database
    .selectFrom("file")
    .select(["name", "content_type", "object_key", "sha256", "brand"])
    .where("id", "=", fileId)
    .executeTakeFirst();
  if (!file || !staff.brands.includes(file.brand)) throw notFound();
  await auditReading(services, staff, "open", { brand: file.brand, file_id: fileId });
  const bytes = await readDocument(store, file);
  if (!bytes) throw notFound();
  return { name: fileName(file.name, file.content_type), contentType: file.content_type, bytes };
}
