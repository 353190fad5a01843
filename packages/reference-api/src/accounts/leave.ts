import { leavingBlockers } from "@kaitori/domain";
import { leave } from "@kaitori/wire";
import { sql } from "kysely";
import { lockApplicant, updateApplicant } from "../database/applicants.ts";
import { anyOf, type Transaction } from "../database/database.ts";
import type { Applicant } from "../database/tables/account-tables.ts";
import { signOutBrowser } from "../http/ensure-session.ts";
import { refuseBlocked } from "../http/errors.ts";
import { handle } from "../http/handle.ts";
import { clearedAccountColumns, clearedIdentityColumns, erasedFileName } from "./erased-applicant.ts";
import { mailOwner } from "./mail-owner.ts";
import { requireRecentPassword } from "./require-password.ts";
import { logSecurity } from "./security-events.ts";

/** Closes an account and erases data that neither a contract nor the law requires (B19). */
export const leaveRoute = handle(leave, async (request) => {
  requireRecentPassword(request);
  const { services, applicant: caller, now } = request;
  await services.database.transaction().execute(async (transaction) => {
    // Locks the entries before the applicant, in the order of all other transactions.
    const ownEntries = transaction.selectFrom("entry").select("id").where("applicant_id", "=", caller.id);
    await ownEntries.orderBy("id").forUpdate().execute();
    const applicant = await lockApplicant(transaction, caller.id);
    const entries = await transaction
      .selectFrom("entry")
      .leftJoin("contract", "contract.entry_id", "entry.id")
      .select(["entry.id", "entry.status", "contract.entry_id as contracted"])
      .where("applicant_id", "=", applicant.id)
      .execute();
    const blockers = leavingBlockers(entries);
    if (blockers.length > 0) refuseBlocked(blockers);
    await eraseMails(transaction, applicant);
    await mailOwner(transaction, request, applicant, "left");
    await deletePersonalRows(transaction, applicant);
    // Their claims and history go with them. The audit keeps their ids.
    const withoutContract = entries.filter(({ contracted }) => contracted === null).map(({ id }) => id);
    await transaction.deleteFrom("entry").where("id", "=", anyOf(withoutContract)).execute();
    await hideFiles(transaction, applicant.id);
    const hasContract = withoutContract.length < entries.length;
    await updateApplicant(transaction, applicant.id, {
      ...clearedAccountColumns(applicant.id),
      ...(hasContract ? {} : clearedIdentityColumns),
      left_at: now,
      updated_at: now,
    });
  });
  logSecurity(request, "left", caller.id);
  signOutBrowser(request);
  services.jobs.wake();
  return undefined;
});

/** Deletes sent and given-up mails, which contain personal data. Queued mails are still sent. */
const eraseMails = (transaction: Transaction, { id, brand, email }: Applicant) =>
  transaction
    .deleteFrom("mail")
    .where((mail) =>
      mail.or([
        mail("applicant_id", "=", id),
        mail.and([mail("brand", "=", brand), mail("recipient", "=", email)]),
      ]),
    )
    .where(({ fn }) => fn.coalesce("sent_at", "given_up_at"), "is not", null)
    .execute();

async function deletePersonalRows(transaction: Transaction, { id, brand, email }: Applicant): Promise<void> {
  for (const table of [
    "session",
    "draft",
    "pre_entry",
    "notice",
    "security_event",
    "idempotency_key",
    "desk_task",
  ] as const)
    await transaction.deleteFrom(table).where("applicant_id", "=", id).execute();
  await transaction
    .deleteFrom("registration")
    .where("brand", "=", brand)
    .where("email", "=", email)
    .execute();
  await transaction
    .deleteFrom("mail_link")
    .where("subject", "=", id)
    .where("purpose", "!=", "activation")
    .execute();
}

/** Clears picture and name of files without a contract. The housekeeping deletes their bytes. */
const hideFiles = (transaction: Transaction, applicantId: number) =>
  sql`update file set preview = '', name = ${erasedFileName}
    where applicant_id = ${applicantId}
      and not exists (select from entry_file where entry_file.file_id = file.id)
      and not exists (select from claim_file where claim_file.file_id = file.id)
      and (kind <> 'identity' or not exists (
        select from contract join entry on entry.id = contract.entry_id where entry.applicant_id = ${applicantId}))`.execute(
    transaction,
  );
