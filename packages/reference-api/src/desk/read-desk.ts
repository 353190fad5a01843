import { type EntryStatus, entryStatuses } from "@kaitori/domain";
import { sql } from "kysely";
import { entryJson } from "../entries/entry-json.ts";
import { entryHistory } from "../entries/history.ts";
import { inadequacies } from "../entries/inadequacies.ts";
import { applicantFiles } from "../files/applicant-files.ts";
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
    history: await entryHistory(database, id),
  };
}
