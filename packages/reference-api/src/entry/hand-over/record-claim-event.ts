import type { MailName } from "@kaitori/brand/mail";
import { ClaimStatus, href } from "@kaitori/domain";
import type { ServedBrand } from "../../brands/brand.ts";
import { siteAddress } from "../../brands/site-address.ts";
import type { Transaction } from "../../database/database.ts";
import type { Applicant } from "../../database/tables/account-tables.ts";
import type { Actor, ClaimEvent, ClaimRow, EntryRow } from "../../database/tables/entry-tables.ts";
import { write } from "../../database/writes.ts";
import type { Services } from "../../http/services.ts";
import { announcementWrites } from "../announce.ts";
import { historyWrites } from "../history.ts";

export interface RecordedEvent {
  readonly brand: ServedBrand;
  readonly applicant: Applicant;
  /** Status before the event. */
  readonly entry: Pick<EntryRow, "id" | "code"> & {
    readonly claims: readonly Pick<ClaimRow, "id" | "status">[];
  };
  readonly claim: Pick<ClaimRow, "id" | "status" | "obliger_company_name">;
  readonly event: ClaimEvent;
  /** Mail, if its name differs from the event. */
  readonly mail?: MailName;
  readonly actor: Actor;
  readonly staffId?: number | undefined;
  /** A number is yen. */
  readonly values: Readonly<Record<string, string | number>>;
  readonly note?: string;
  readonly now: Date;
}

/** Writes the dated row of history and the notice to the seller. */
export function recordClaimEvent(
  transaction: Transaction,
  { config }: Pick<Services, "config">,
  {
    brand,
    applicant,
    entry,
    claim,
    event,
    mail = event,
    actor,
    staffId,
    values,
    note = "",
    now,
  }: RecordedEvent,
): Promise<void> {
  const { id: claimId, status, obliger_company_name: obliger } = claim;
  return write(transaction, {
    ...historyWrites([
      { entryId: entry.id, claimId, act: event, actor, staffId, from: status, to: status, note, now },
    ]),
    ...announcementWrites({
      brand,
      applicant,
      entryId: entry.id,
      mail,
      isAlwaysMailed: true,
      isNoticeOnly: entry.claims.some((one) => one.id === claimId && one.status === ClaimStatus.delay),
      values: {
        obliger,
        ...values,
        code: entry.code,
        url: siteAddress(brand, config, href.entryDetail({ entryId: entry.id })),
      },
      now,
    }),
  });
}
