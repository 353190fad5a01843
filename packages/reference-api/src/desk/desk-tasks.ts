import type { DoneTask, TaskQuery, UndoneTask } from "@kaitori/desk";
import { type InquiryKind, inquiryKinds } from "@kaitori/domain";
import { type Selectable, sql, type Updateable } from "kysely";
import { jsonObjectFrom } from "kysely/helpers/postgres";
import { lockApplicant } from "../database/applicants.ts";
import { anyOf, type Executor, isUniqueViolation, type Transaction } from "../database/database.ts";
import type { DeskTables } from "../database/tables/desk-tables.ts";
import type { EntryWithClaims } from "../database/tables/entry-tables.ts";
import { lockEntry } from "../entry/own-entry.ts";
import { notifyInquirer } from "../entry/tasks/open-task.ts";
import { conflict, notFound, validationFailed } from "../http/errors.ts";
import type { Services } from "../http/services.ts";
import { auditReading, writeAuditRow } from "./audit.ts";
import { pageSize, toPage } from "./read-desk.ts";
import type { StaffMember } from "./staff-session.ts";

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

/** Sorted by the day on which they are due. */
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
  return toPage(rows, (last) => `${last.due_on}.${last.id}`);
}

/** One task with its message. The audit records the reader. */
export async function readDeskTask(services: Services, staff: StaffMember, id: number) {
  const task = await readTask(services.database, staff, id);
  const { brand, entry: entry_id, claim: claim_id } = task;
  await auditReading(services, staff, "view task", { brand, entry_id, claim_id, detail: { task: id } });
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
export const doTask = (services: Services, staff: StaffMember, id: number, { note, reply }: DoneTask) =>
  changeTask(services, staff, { id, act: "task done", note }, async (transaction, { task, entry, now }) => {
    if (task.closed_at !== null) throw conflict("taskDone");
    if (isInquiry(task.kind) !== (reply !== undefined))
      throw validationFailed({ reply: [{ code: reply === undefined ? "reasonMissing" : "nobodyAsked" }] });
    if (reply === undefined && note === undefined)
      throw validationFailed({ note: [{ code: "reasonMissing" }] });
    const brand = services.brands.find(({ name }) => name === task.brand);
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
    services.jobs.wake();
    return { closed_at: now, closed_by: staff.id, note: note ?? null, reply: reply ?? task.reply };
  });

/** Opens a closed task again; a reply stays sent. The database refuses a second open task of the same kind. */
export const undoTask = (services: Services, staff: StaffMember, id: number, { note }: UndoneTask) =>
  changeTask(services, staff, { id, act: "task undone", note }, async (_, { task }) => {
    if (task.closed_at === null) throw conflict("taskOpen");
    return { closed_at: null, closed_by: null, note };
  }).catch((error) => {
    throw isUniqueViolation(error) ? conflict("taskOpen") : error;
  });

type Task = DeskTables["desk_task"];
type LockedTask = { task: Selectable<Task>; entry: EntryWithClaims | null; now: Date };

/** Changes a task in one transaction with its audit row. */
async function changeTask(
  { database, clock }: Services,
  staff: StaffMember,
  { id, act, note = null }: { id: number; act: string; note: string | null | undefined },
  change: (transaction: Transaction, locked: LockedTask) => Promise<Updateable<Task>>,
) {
  const now = clock();
  return database.transaction().execute(async (transaction) => {
    const { task, entry } = await lockTask(transaction, staff, id);
    const columns = await change(transaction, { task, entry, now });
    await transaction.updateTable("desk_task").set(columns).where("id", "=", id).execute();
    const { brand, entry_id, claim_id } = task;
    const detail = { task: id, note };
    await writeAuditRow(transaction, { staff_id: staff.id, act, brand, entry_id, claim_id, detail, at: now });
    return readTask(transaction, staff, id);
  });
}

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
