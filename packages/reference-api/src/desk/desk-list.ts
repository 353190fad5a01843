import type { ListQuery } from "@kaitori/desk";
import { EntryStatus, entryStatuses } from "@kaitori/domain";
import { sql } from "kysely";
import type { Services } from "../http/services.ts";
import type { StaffMember } from "./staff-session.ts";

const pageSize = 100;

/** Entries that wait for the desk come first, then those that wait for the applicant, then closed ones. */
const group = sql<number>`case
  when entry.status in (${EntryStatus.underReview}, ${EntryStatus.contracted}) then 0
  when entry.status = ${EntryStatus.archived} then 2
  else 1 end`;

/** The longest wait first. `next` is the cursor of the next page, if there is one. */
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
    .where("entry.brand", "in", [...staff.brands, ""])
    .where("entry.status", "in", status === undefined ? entryStatuses : [status])
    .$if(code !== undefined, (query) => query.where("entry.code", "=", code ?? ""))
    .$if(after !== undefined, (query) =>
      query.where(sql<boolean>`(${group}, entry.id) > (${after?.group}::integer, ${after?.id}::bigint)`),
    )
    .orderBy(group)
    .orderBy("entry.id")
    .limit(pageSize + 1)
    .execute();
  const entries = rows.slice(0, pageSize);
  const last = rows.length > pageSize ? entries.at(-1) : undefined;
  return {
    rows: entries.map(({ group: _, ...entry }) => entry),
    next: last ? `${last.group}-${last.id}` : null,
  };
}
