import type { TaskQuery } from "@kaitori/desk";
import { type InquiryKind, inquiryKinds } from "@kaitori/domain";
import { type Selectable, sql } from "kysely";
import { jsonObjectFrom } from "kysely/helpers/postgres";
import { lockApplicant } from "../database/applicants.ts";
import { anyOf, type Executor, isUniqueViolation, type Transaction } from "../database/database.ts";
import type { DeskTables } from "../database/tables/desk-tables.ts";
import { lockEntry } from "../entry/own-entry.ts";
import { notifyInquirer } from "../entry/tasks/open-task.ts";
import { conflict, notFound, validationFailed } from "../http/errors.ts";
import type { Services } from "../http/services.ts";
import { writeAuditRow } from "./audit.ts";
import type { StaffMember } from "./staff-session.ts";

const pageSize = 100;

const isInquiry = (kind: string): kind is InquiryKind =>
  inquiryKinds.some((inquiryKind) => inquiryKind === kind);

const taskColumns = [
  "desk_task.id",
  "desk_task.brand",
  "desk_task.kind",
  "desk_task.entry_id as entry",
  "desk_task.claim_id as claim",
  "desk_task.due_on",
  "desk_task.opened_at",
  "desk_task.closed_at as done_at",
] as const;

/** Sorted by the day on which they are due. `next` is the cursor of the next page, if there is one. */
export async function listDeskTasks({ database }: Services, staff: StaffMember, { state, after }: TaskQuery) {
  const rows = await database
    .selectFrom("desk_task")
    .select(taskColumns)
    .where("brand", "=", anyOf(staff.brands))
    .where("closed_at", state === "open" ? "is" : "is not", null)
    .$if(after !== undefined, (query) =>
      query.where(sql<boolean>`(due_on, id) > (${after?.day}::date, ${after?.id}::bigint)`),
    )
    .orderBy("due_on")
    .orderBy("id")
    .limit(pageSize + 1)
    .execute();
  const page = rows.slice(0, pageSize);
  const last = rows.length > pageSize ? page.at(-1) : undefined;
  return { rows: page, next: last ? `${last.due_on}.${last.id}` : null };
}

/** One task with its message. The audit records the reader. */
export async function readDeskTask({ database, clock }: Services, staff: StaffMember, id: number) {
  const task = await readTask(database, staff, id);
  await writeAuditRow(database, {
    staff_id: staff.id,
    act: "view task",
    brand: task.brand,
    entry_id: task.entry,
    claim_id: task.claim,
    detail: { task: id },
    at: clock(),
  });
  return task;
}

/** A task of a brand that the staff member does not work for counts as absent. */
async function readTask(executor: Executor, staff: StaffMember, id: number) {
  const task = await executor
    .selectFrom("desk_task")
    .leftJoin("staff", "staff.id", "desk_task.closed_by")
    .select([...taskColumns, "desk_task.message", "desk_task.reply", "desk_task.note"])
    .select("staff.name as done_by")
    .select((query) =>
      jsonObjectFrom(
        query
          .selectFrom("applicant")
          .select(["email", "company_name", "last_name", "first_name"])
          .whereRef("applicant.id", "=", "desk_task.applicant_id"),
      ).as("applicant"),
    )
    .where("desk_task.id", "=", id)
    .where("desk_task.brand", "=", anyOf(staff.brands))
    .executeTakeFirst();
  if (!task) throw notFound();
  return task;
}

/** Closes a task with a note, or with a reply that is mailed to the inquirer. */
export function doTask(
  services: Services,
  staff: StaffMember,
  id: number,
  { note, reply }: { readonly note?: string | undefined; readonly reply?: string | undefined },
) {
  const { database, brands } = services;
  const now = services.clock();
  return database.transaction().execute(async (transaction) => {
    const { task, entry } = await lockTask(transaction, staff, id);
    if (task.closed_at !== null) throw conflict("taskDone");
    if (isInquiry(task.kind) !== (reply !== undefined))
      throw validationFailed({ reply: [{ code: reply === undefined ? "reasonMissing" : "nobodyAsked" }] });
    if (reply === undefined && note === undefined)
      throw validationFailed({ note: [{ code: "reasonMissing" }] });
    await transaction
      .updateTable("desk_task")
      .set({ closed_at: now, closed_by: staff.id, note: note ?? null, reply: reply ?? task.reply })
      .where("id", "=", id)
      .execute();
    const brand = brands.find(({ name }) => name === task.brand);
    if (!brand) throw notFound();
    if (isInquiry(task.kind) && reply !== undefined && task.applicant_id !== null)
      await notifyInquirer(
        { transaction, services, brand, staffId: staff.id, now },
        {
          applicantId: task.applicant_id,
          entry,
          mail: `${task.kind}Answer`,
          values: { message: task.message ?? "", reply },
        },
      );
    await auditTask(transaction, task, { staffId: staff.id, act: "task done", note: note ?? null, now });
    services.jobs.wake();
    return readTask(transaction, staff, id);
  });
}

/** Opens a closed task again; a reply stays sent. The database refuses a second open task of the same kind. */
export function undoTask(
  { database, clock }: Services,
  staff: StaffMember,
  id: number,
  { note }: { readonly note: string },
) {
  const now = clock();
  return database
    .transaction()
    .execute(async (transaction) => {
      const { task } = await lockTask(transaction, staff, id);
      if (task.closed_at === null) throw conflict("taskOpen");
      await transaction
        .updateTable("desk_task")
        .set({ closed_at: null, closed_by: null, note })
        .where("id", "=", id)
        .execute();
      await auditTask(transaction, task, { staffId: staff.id, act: "task undone", note, now });
      return readTask(transaction, staff, id);
    })
    .catch((error) => {
      throw isUniqueViolation(error) ? conflict("taskOpen") : error;
    });
}

const auditTask = (
  transaction: Transaction,
  { id, brand, entry_id, claim_id }: Selectable<DeskTables["desk_task"]>,
  { staffId, act, note, now }: { staffId: number; act: string; note: string | null; now: Date },
) =>
  writeAuditRow(transaction, {
    staff_id: staffId,
    act,
    brand,
    entry_id,
    claim_id,
    detail: { task: id, note },
    at: now,
  });

/** Locks entry and applicant before the task, in the order of all other transactions. */
async function lockTask(transaction: Transaction, staff: StaffMember, id: number) {
  const tasks = transaction
    .selectFrom("desk_task")
    .selectAll()
    .where("id", "=", id)
    .where("brand", "=", anyOf(staff.brands));
  const found = await tasks.executeTakeFirst();
  if (!found) throw notFound();
  const entry = found.entry_id === null ? null : await lockEntry(transaction, found.entry_id);
  if (found.applicant_id !== null) await lockApplicant(transaction, found.applicant_id);
  return { task: await tasks.forUpdate().executeTakeFirstOrThrow(), entry };
}
