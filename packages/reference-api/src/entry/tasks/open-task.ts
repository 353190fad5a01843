import { datesOf } from "@kaitori/brand/dates";
import {
  canRequestSecondLook,
  href,
  type InquiryKind,
  inquiryIssues,
  normaliseLines,
  promisedDay,
} from "@kaitori/domain";
import { type Inquiry, sendInquiry } from "@kaitori/wire";
import type { Insertable, Selectable } from "kysely";
import { getApplicant } from "../../database/applicants.ts";
import { type Transaction, write } from "../../database/database.ts";
import type { DeskTables } from "../../database/tables/desk-tables.ts";
import type { EntryRow, EntryWithClaims } from "../../database/tables/entry-tables.ts";
import { conflict, refuseIssues } from "../../http/errors.ts";
import { handle, type Route } from "../../http/handle.ts";
import { countAccountUse } from "../../http/rate-limit.ts";
import { announcementWrites } from "../announce.ts";
import { historyWrites } from "../history.ts";
import type { ReviewContext } from "../make-move.ts";
import { lockOwnEntry } from "../own-entry.ts";

type Task = Selectable<DeskTables["desk_task"]>;
/** `applicant_id` is set if the task is about the applicant instead of an entry. */
type NewTask = Omit<Insertable<DeskTables["desk_task"]>, "opened_at">;

/** Opens a task; returns undefined if the same task is already open. */
export async function openTask(
  transaction: Transaction,
  task: NewTask,
  now: Date,
): Promise<number | undefined> {
  const opened = await transaction
    .insertInto("desk_task")
    .values({ ...task, opened_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();
  return opened?.id;
}

export async function closeTasks(
  transaction: Transaction,
  about: Partial<Pick<Task, "brand" | "kind" | "entry_id" | "claim_id" | "applicant_id">>,
  now: Date,
): Promise<void> {
  await transaction
    .updateTable("desk_task")
    .set({ closed_at: now })
    .where((builder) => builder.and(about))
    .where("closed_at", "is", null)
    .execute();
}

/** `staffId` is set if a staff member writes. */
type InquiryContext = Pick<ReviewContext, "transaction" | "services" | "brand" | "staffId" | "now">;

interface NewInquiry {
  readonly applicantId: number;
  readonly kind: InquiryKind;
  readonly entry: Pick<EntryRow, "id" | "code" | "status"> | null;
  readonly message: string;
}

/** Opens a task for an inquiry and mails a receipt with the day of the answer. Undefined for a repeated second look. */
async function openInquiry(context: InquiryContext, inquiry: NewInquiry): Promise<Inquiry | undefined> {
  const { transaction, brand, now } = context;
  const { applicantId: applicant_id, kind, entry } = inquiry;
  const message = normaliseLines(inquiry.message);
  const { promises } = brand.settings;
  const due_on = promisedDay(now, promises.complaint, promises.dayEnds);
  const about = { brand: brand.name, applicant_id, ...(entry && { entry_id: entry.id }) };
  const id = await openTask(transaction, { ...about, kind, due_on, message }, now);
  if (id === undefined) return undefined;
  const values = { message, date: datesOf(brand.copy).bankDay(due_on) };
  await notifyInquirer(context, { ...inquiry, mail: kind, values });
  return { id, created_at: now.toISOString(), answer_by: due_on };
}

interface InquiryNotice extends Pick<NewInquiry, "applicantId" | "entry"> {
  readonly mail: InquiryKind | "secondLookAnswer" | "inquiryAnswer" | "complaintAnswer";
  readonly values: Readonly<Record<"message", string> & Partial<Record<"date" | "reply", string>>>;
}

/** Notifies the inquirer in writing; a second look also becomes part of the entry's history. */
export async function notifyInquirer(
  { transaction, services, brand, staffId, now }: InquiryContext,
  { applicantId, entry, mail, values }: InquiryNotice,
): Promise<void> {
  const isSecondLook = mail === "secondLook" || mail === "secondLookAnswer";
  await write(transaction, {
    ...(entry && isSecondLook
      ? historyWrites([
          {
            entry_id: entry.id,
            act: mail === "secondLook" ? "askSecondLook" : "answerSecondLook",
            actor: staffId === undefined ? "applicant" : "desk",
            staff_id: staffId ?? null,
            from_status: entry.status,
            to_status: entry.status,
            note: values.reply ?? values.message,
            at: now,
          },
        ])
      : {}),
    ...announcementWrites(
      { services, brand, now },
      {
        applicant: await getApplicant(transaction, applicantId),
        entryId: entry?.id ?? null,
        mail,
        isAlwaysMailed: true,
        values: { ...values, code: entry?.code ?? "" },
        page: entry ? href.entryDetail({ entryId: entry.id }) : href.mypage(),
      },
    ),
  });
}

/** Records a complaint by telephone or letter. It is handled like a complaint on the site (B12). */
export const recordComplaint = (
  context: ReviewContext,
  entry: EntryWithClaims,
  { message }: { readonly message: string },
): Promise<unknown> =>
  openInquiry(context, { applicantId: entry.applicant_id, kind: "complaint", entry, message });

export const inquiryRoutes: readonly Route[] = [
  handle(sendInquiry, async (request) => {
    const { body, applicant, brand, services, now } = request;
    refuseIssues(inquiryIssues(body));
    // A complaint stops contacts about a delay.
    const kind = body.is_complaint ? "complaint" : body.is_second_look ? "secondLook" : "inquiry";
    // Checked after the input, so that invalid input does not count towards the limit.
    await countAccountUse(request, kind === "complaint" ? "complaints" : "inquiries", applicant.id);
    const inquiry = await request.transactionOnce(async (transaction) => {
      const entry = body.entry === null ? null : await lockOwnEntry(transaction, applicant.id, body.entry);
      if (kind === "secondLook" && !(entry && canRequestSecondLook(entry)))
        throw conflict("secondLookNotOffered", entry ? { entry_status: entry.status } : {});
      const opened = await openInquiry(
        { transaction, services, brand, now },
        { applicantId: applicant.id, kind, entry, message: body.message ?? "" },
      );
      // Only a second look is limited to one; other kinds may be open several times.
      if (!opened) throw conflict("secondLookAsked");
      return opened;
    });
    services.jobs.wake();
    return inquiry;
  }),
];
