import {
  type CalendarDate,
  claimsToApplyAgain,
  claimToTypedText,
  refusesPapers,
  withExpiredOfferArchived,
  yenOf,
  yenWithSeparators,
} from "@kaitori/domain";
import type { Claim, Entry } from "@kaitori/wire";
import type { DraftContent } from "#application/entry/draft/draft-content.ts";
import { refusalOfClaim } from "#application/entry/reasons/refusal-of-claim.ts";

/** Converts an ended entry to a draft, without unreadable papers (B15). */
export function draftOfEnded(
  entry: Entry,
  today: CalendarDate,
): Pick<DraftContent, "claims" | "purchase_amount_desired" | "purpose"> {
  const papersOf = ({ id, contentfile_relations }: Claim) =>
    refusalOfClaim(entry.history ?? [], id)?.reasons?.some(({ code }) => refusesPapers(code))
      ? []
      : contentfile_relations.map(({ kind, contentfile }) => ({ kind, contentfile: { id: contentfile.id } }));
  return {
    purchase_amount_desired: yenWithSeparators(yenOf(entry.purchase_amount_desired)),
    purpose: entry.purpose,
    claims: claimsToApplyAgain(withExpiredOfferArchived(entry, today)).map((claim) => ({
      replaces: claim.id,
      ...claimToTypedText(claim),
      receive_payment_account: claim.receive_payment_account,
      contentfile_relations: papersOf(claim),
    })),
  };
}
