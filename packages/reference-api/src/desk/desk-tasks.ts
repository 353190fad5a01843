import type { TaskQuery } from "@kaitori/desk";
import { type InquiryKind, inquiryKinds } from "@kaitori/domain";
import type { Selectable } from "kysely";
import { lockApplicant } from "../database/applicants.ts";
import type { Database, Transaction } from "../database/database.ts";
import { asServer } from "../database/scope.ts";
import type { DeskTables } from "../database/tables/desk-tables.ts";
import type { EntryRow } from "../database/tables/entry-tables.ts";
import { lockEntry } from "../entry/own-entry.ts";
import { notifyInquirer } from "../entry/tasks/open-task.ts";
import { conflict, notFound, validationFailed } from "../http/errors.ts";
import type { Services } from "../http/services.ts";
import { writeAuditRow } from "./audit.ts";
import type { StaffMember } from "./staff-session.ts";

const pageSize = 100;

type TaskRow = Selectable<DeskTables["desk_task"]>;

const isInquiry = (kind: string): kind is InquiryKind =>
  inquiryKinds.some((inquiryKind) => inquiryKind === kind);

const taskOf = ({ id, brand, kind, entry_id, claim_id, due_on, opened_at, closed_at }: TaskRow) => ({
  id,
  brand,
  kind,
  entry: entry_id,
  claim: claim_id,
  due_on,
  opened_at: opened_at.toISOString(),
  done_at: closed_at?.toISOString() ?? null,
});

/** Sorted by the day on which they are due. `next` is the cursor of the next page, if there is one. */
export async function listDeskTasks({ database }: Services, staff: StaffMember, { state, after }: TaskQuery) {
  const tasksOfBrands = database
    .selectFrom("desk_task")
    .selectAll()
    .where("brand", "in", [...staff.brands, ""])
    .where("closed_at", state === "open" ? "is" : "is not", null);
  const tasksAfter = after
    ? tasksOfBrands.where(({ eb, refTuple, tuple }) =>
        eb(refTuple("due_on", "id"), ">", tuple(after.day, after.id)),
      )
    : tasksOfBrands;
  const rows = await tasksAfter
    .orderBy("due_on")
    .orderBy("id")
    .limit(pageSize + 1)
    .execute();
  const tasks = rows.slice(0, pageSize).map(taskOf);
  const last = rows.length > pageSize ? tasks.at(-1) : undefined;
  return { tasks, next: last ? `${last.due_on}.${last.id}` : null };
}

/** One task with its message. The audit records the reader. */
export async function readDeskTask({ database, clock }: Services, staff: StaffMember, id: number) {
  const task = await taskOfStaff(database, staff, id);
  await writeAuditRow(database, { staffId: staff.id, act: "view task", ...subjectOf(task), now: clock() });
  return withMessage(database, task);
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
  return asServer(database, async (transaction) => {
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
      await notifyInquirer(transaction, {
        brand,
        services,
        applicantId: task.applicant_id,
        kind: task.kind,
        entry,
        mail: `${task.kind}Answer`,
        values: { message: task.message ?? "", reply },
        answer: { staffId: staff.id, reply },
        now,
      });
    await writeAuditRow(transaction, {
      staffId: staff.id,
      act: "task done",
      ...subjectOf(task),
      detail: { task: id, note: note ?? null },
      now,
    });
    services.jobs.wake();
    return withMessage(transaction, await taskOfStaff(transaction, staff, id));
  });
}

/** Opens a closed task again; a reply stays sent. */
export function undoTask(
  { database, clock }: Services,
  staff: StaffMember,
  id: number,
  { note }: { readonly note: string },
) {
  const now = clock();
  return asServer(database, async (transaction) => {
    const { task } = await lockTask(transaction, staff, id);
    if (task.closed_at === null || (await isOpenAgain(transaction, task))) throw conflict("taskOpen");
    await transaction
      .updateTable("desk_task")
      .set({ closed_at: null, closed_by: null, note })
      .where("id", "=", id)
      .execute();
    await writeAuditRow(transaction, {
      staffId: staff.id,
      act: "task undone",
      ...subjectOf(task),
      detail: { task: id, note },
      now,
    });
    return withMessage(transaction, await taskOfStaff(transaction, staff, id));
  });
}

/** True if the same task is already open again. */
async function isOpenAgain(
  transaction: Transaction,
  { brand, kind, entry_id, claim_id, applicant_id }: TaskRow,
): Promise<boolean> {
  if (kind === "inquiry" || kind === "complaint") return false;
  const isAboutPerson = kind === "sellerInsolvent";
  const other = await transaction
    .selectFrom("desk_task")
    .select("id")
    .where("brand", "=", brand)
    .where("kind", "=", kind)
    .where("closed_at", "is", null)
    .$if(isAboutPerson, (query) => query.where("applicant_id", "=", applicant_id))
    .$if(!isAboutPerson, (query) =>
      query
        .where("entry_id", "is not distinct from", entry_id)
        .where("claim_id", "is not distinct from", claim_id),
    )
    .executeTakeFirst();
  return other !== undefined;
}

const subjectOf = ({ id, brand, entry_id, claim_id }: TaskRow) => ({
  brand,
  ...(entry_id === null ? {} : { entryId: entry_id }),
  ...(claim_id === null ? {} : { claimId: claim_id }),
  detail: { task: id },
});

/** A task of a brand that the staff member does not work for counts as absent. */
async function taskOfStaff(
  executor: Database | Transaction,
  staff: StaffMember,
  id: number,
  lock?: "lock",
): Promise<TaskRow> {
  const task = await executor
    .selectFrom("desk_task")
    .selectAll()
    .where("id", "=", id)
    .$if(lock === "lock", (query) => query.forUpdate())
    .executeTakeFirst();
  if (!task || !staff.brands.includes(task.brand)) throw notFound();
  return task;
}

/** Locks the entry and the person before the task, in the order of all other transactions. */
async function lockTask(
  transaction: Transaction,
  staff: StaffMember,
  id: number,
): Promise<{ readonly task: TaskRow; readonly entry: EntryRow | null }> {
  const { entry_id, applicant_id } = await taskOfStaff(transaction, staff, id);
  const entry = entry_id === null ? null : await lockEntry(transaction, entry_id);
  if (applicant_id !== null) await lockApplicant(transaction, applicant_id);
  return { task: await taskOfStaff(transaction, staff, id, "lock"), entry };
}

async function withMessage(executor: Database | Transaction, task: TaskRow) {
  const applicant =
    task.applicant_id === null
      ? undefined
      : await executor
          .selectFrom("applicant")
          .select(["email", "company_name", "last_name", "first_name"])
          .where("id", "=", task.applicant_id)
          .executeTakeFirst();
  const staff =
    task.closed_by === null
      ? undefined
      : await executor.selectFrom("staff").select("name").where("id", "=", task.closed_by).executeTakeFirst();
  return {
    ...taskOf(task),
    applicant: applicant ?? null,
    message: task.message,
    reply: task.reply,
    note: task.note,
    done_by: staff?.name ?? null,
  };
}
