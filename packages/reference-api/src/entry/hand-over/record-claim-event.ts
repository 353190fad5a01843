import type { MailName } from "@kaitori/brand/mail";
import { ClaimStatus, type Yen } from "@kaitori/domain";
import { lockApplicant } from "../../database/applicants.ts";
import type { ClaimEvent, ClaimRow, EntryWithClaims } from "../../database/tables/entry-tables.ts";
import { write } from "../../database/writes.ts";
import { announcementWrites } from "../announce.ts";
import { historyWrites } from "../history.ts";
import type { MoveContext } from "../record-move.ts";
import { owedValues } from "./owed-values.ts";

interface RecordedEvent {
  readonly claim: ClaimRow;
  readonly event: ClaimEvent;
  /** Name of the mail, if it differs from the event. */
  readonly mail?: MailName | undefined;
  /** Yen of the event; 0 if it moves no money. */
  readonly amount?: Yen;
  /** Values of the mail besides those of the money. */
  readonly values?: Readonly<Record<string, string>>;
  readonly note?: string;
}

/** Writes the history and the notice to the seller. `entry` has the statuses before the event. */
export async function recordClaimEvent(
  context: MoveContext,
  entry: EntryWithClaims,
  { claim, event, mail = event, amount = 0, values, note = "" }: RecordedEvent,
): Promise<void> {
  const { transaction, actor, staffId, now } = context;
  const { id: claimId, status } = claim;
  const applicant = await lockApplicant(transaction, entry.applicant_id);
  await write(transaction, {
    ...historyWrites([
      { entryId: entry.id, claimId, act: event, actor, staffId, from: status, to: status, note, now },
    ]),
    ...announcementWrites(context, {
      applicant,
      entryId: entry.id,
      mail,
      isAlwaysMailed: true,
      isNoticeOnly: entry.claims.some((one) => one.id === claimId && one.status === ClaimStatus.delay),
      values: {
        ...(await owedValues(context, claim, amount)),
        ...values,
        code: entry.code,
      },
    }),
  });
}
