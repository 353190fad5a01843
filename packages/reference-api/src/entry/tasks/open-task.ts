import { datesOf } from "@kaitori/brand/dates";
import type { AskedKind, TaskKind } from "@kaitori/domain";
import { type CalendarDate, href, promisedDay } from "@kaitori/domain";
import type { Inquiry } from "@kaitori/wire";
import type { ServedBrand } from "../../brands/brand.ts";
import { siteAddress } from "../../brands/site-address.ts";
import { getApplicant } from "../../database/applicants.ts";
import type { Transaction } from "../../database/database.ts";
import type { EntryRow } from "../../database/tables/entry-tables.ts";
import { write } from "../../database/writes.ts";
import type { Services } from "../../http/services.ts";
import { announcementWrites } from "../announce.ts";
import { historyWrites } from "../history.ts";

export interface NewTask {
  readonly brand: string;
  readonly kind: TaskKind;
  readonly entry_id: number | null;
  readonly claim_id: number | null;
  readonly due_on: CalendarDate;
  /** Set where the task is about the person, and not about one entry. */
  readonly applicant_id?: number;
}

/** A task stands only once in the list; answers whether it was added. */
export async function openTask(transaction: Transaction, task: NewTask, now: Date): Promise<boolean> {
  const opened = await transaction
    .insertInto("desk_task")
    .values({ ...task, opened_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();
  return opened !== undefined;
}

export interface Asked {
  readonly brand: ServedBrand;
  readonly services: Pick<Services, "config">;
  readonly applicantId: number;
  readonly kind: AskedKind;
  readonly entry: Pick<EntryRow, "id" | "code" | "status"> | null;
  readonly message: string;
  readonly now: Date;
}

/**
 * A question for the desk with its receipt: a day by which it is answered, a notice and a mail; undefined where it was
 * asked before and is asked but once.
 */
export async function openAsked(transaction: Transaction, asked: Asked): Promise<Inquiry | undefined> {
  const { brand, applicantId, kind, entry, message, now } = asked;
  const { promises } = brand.settings;
  const due_on = promisedDay(now, promises.complaint, promises.dayEnds);
  const task = await transaction
    .insertInto("desk_task")
    .values({
      brand: brand.name,
      kind,
      entry_id: entry?.id ?? null,
      claim_id: null,
      due_on,
      opened_at: now,
      applicant_id: applicantId,
      message,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();
  if (!task) return undefined;
  const values = { message, date: datesOf(brand.copy).day(due_on) };
  await tellAsked(transaction, { ...asked, mail: kind, values });
  return { id: task.id, created_at: now.toISOString(), answer_by: due_on };
}

interface ToldOfAsked extends Omit<Asked, "message"> {
  readonly mail: AskedKind | "secondLookAnswer" | "inquiryAnswer" | "complaintAnswer";
  readonly values: Readonly<Record<string, string>>;
  /** The answering staff member and the reply. */
  readonly answer?: { readonly staffId: number; readonly reply: string };
}

/** Whoever has asked for it hears of it in writing; a second look is part of what happened to its entry. */
export async function tellAsked(
  transaction: Transaction,
  { brand, services, applicantId, kind, entry, mail, values, answer, now }: ToldOfAsked,
): Promise<void> {
  const page = entry ? href.entryDetail({ entryId: entry.id }) : href.mypage();
  await write(transaction, {
    ...(entry && kind === "secondLook"
      ? historyWrites([
          {
            entryId: entry.id,
            act: answer ? "answerSecondLook" : "askSecondLook",
            actor: answer ? "desk" : "applicant",
            staffId: answer?.staffId,
            from: entry.status,
            to: entry.status,
            note: answer?.reply ?? values.message ?? "",
            now,
          },
        ])
      : {}),
    ...announcementWrites({
      brand,
      applicant: await getApplicant(transaction, applicantId),
      entryId: entry?.id ?? null,
      mail,
      isAlwaysMailed: true,
      values: { ...values, code: entry?.code ?? "", url: siteAddress(brand, services.config, page) },
      now,
    }),
  });
}
