import { ClaimStatus, type EntryStatus, entryStatuses, readHandOverReference } from "@kaitori/domain";
import { sql } from "kysely";
import type { Executor } from "../database/database.ts";
import { entryJson } from "../entries/entry-json.ts";
import { entryHistory } from "../entries/history.ts";
import { inadequacies } from "../entries/inadequacies.ts";
import { applicantFiles } from "../files/applicant-files.ts";
import { handOversOf } from "../hand-over/hand-overs.ts";
import { notFound } from "../http/errors.ts";
import type { Services } from "../services.ts";
import { soldElsewhere } from "./sold-elsewhere.ts";
import type { StaffMember } from "./staff-session.ts";

const shown = 100;

/** The oldest first: who has waited longest. */
export function deskList({ database }: Services, staff: StaffMember, status: EntryStatus | undefined) {
  return database
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
    ])
    .where("entry.brand", "in", [...staff.brands, ""])
    .where("entry.status", "in", status === undefined ? entryStatuses : [status])
    .orderBy("entry.id")
    .limit(shown)
    .execute();
}

/** Everything a person needs to decide. */
export async function deskEntry({ database }: Services, staff: StaffMember, id: number) {
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
      "entry.brand",
      "entry.banks",
    ])
    .where("entry.id", "=", id)
    .executeTakeFirst();
  if (!row || !staff.brands.includes(row.brand)) throw notFound();
  const { brand, banks, ...applicant } = row;
  return {
    brand,
    entry: JSON.parse((await entryJson(database, id, "desk")).text),
    banks,
    applicant,
    identity_files: await applicantFiles(database, applicant.id, { kinds: ["identity"] }),
    inadequacies: await inadequacies(database, id),
    sold_elsewhere: await soldElsewhere(database, id),
    hand_overs: await handOversOf(database, await claimsOf(database, id)),
    history: await entryHistory(database, id),
  };
}

/** Whose money it is that came with a reference: what was due on that day, and of which entries. */
export async function deskHandOver({ database }: Services, staff: StaffMember, reference: string) {
  const number = readHandOverReference(reference);
  if (number === null) throw notFound();
  const claims = await database
    .selectFrom("hand_over")
    .innerJoin("claim", (on) =>
      on
        .onRef("claim.applicant_id", "=", "hand_over.applicant_id")
        .onRef("claim.return_date", "=", "hand_over.due_on"),
    )
    .innerJoin("entry", "entry.id", "claim.entry_id")
    .select([
      "entry.id as entry",
      "entry.code",
      "claim.id as claim",
      "claim.status",
      "claim.obliger_company_name",
      "claim.scheduled_deposit_amount_from_obliger as amount",
      "claim.return_date as due_on",
    ])
    .where("hand_over.number", "=", number)
    .where("entry.brand", "in", [...staff.brands, ""])
    .orderBy("claim.id")
    .execute();
  if (claims.length === 0) throw notFound();
  return { reference, claims };
}

/** The claims of which money has to come. */
const claimsOf = (executor: Executor, entryId: number) =>
  executor
    .selectFrom("claim")
    .select(["applicant_id", "return_date", "scheduled_deposit_amount_from_obliger"])
    .where("entry_id", "=", entryId)
    .where("status", "in", [ClaimStatus.contracted, ClaimStatus.transferred, ClaimStatus.delay])
    .execute();
