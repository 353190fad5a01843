import {
  claimsToApplyAgain,
  endedByItsDay,
  refusesPapers,
  todayInTokyo,
  typedAgain,
  yenWithSeparators,
} from "@kaitori/domain";
import { applyAgain } from "@kaitori/wire";
import type { Transaction } from "../../database/database.ts";
import type { ClaimRow } from "../../database/tables/entry-tables.ts";
import { conflict } from "../../http/errors.ts";
import { handle } from "../../http/handle.ts";
import { lockOwnEntry } from "../own-entry.ts";
import { refusalReasons } from "../refusal-reasons.ts";
import { draftEntryOf } from "./draft-entry-record.ts";
import { findDraft, writeDraft } from "./draft-store.ts";
import { draftEntryForm, type KeptDraftEntry, nothingKept, readKeptDraft } from "./kept-draft-entry.ts";
import { staleDraft } from "./stale-draft.ts";

/** 直して申し込む (B15): what the entry held, in the draft; statements that were begun meanwhile stay in it. */
export const applyAgainRoute = handle(applyAgain, ({ params, body, applicant, now, transaction }) =>
  transaction(async (inside) => {
    const name = { applicantId: applicant.id, form: draftEntryForm };
    const entry = await lockOwnEntry(inside, applicant.id, params.id);
    const claims = claimsToApplyAgain(endedByItsDay(entry, todayInTokyo(now)));
    if (claims.length === 0) throw conflict("nothingToApplyAgain", { entry_status: entry.status });
    const current = await findDraft(inside, name);
    const kept = readKeptDraft(current?.content) ?? nothingKept;
    if (current && kept.claims.length > 0 && body.version !== current.version)
      throw staleDraft(await draftEntryOf(inside, applicant.id, current));
    const row = await writeDraft(inside, {
      ...name,
      version: current?.version ?? 0,
      content: {
        ...kept,
        purchase_amount_desired: yenWithSeparators(entry.purchase_amount_desired),
        purpose: entry.purpose,
        claims: await Promise.all(claims.map((claim) => draftClaimOf(inside, claim))),
      },
      now,
    });
    return draftEntryOf(inside, applicant.id, row);
  }),
);

type KeptClaim = KeptDraftEntry["claims"][number];

async function draftClaimOf(transaction: Transaction, claim: ClaimRow): Promise<KeptClaim> {
  const reasons = await refusalReasons(transaction, { claimId: claim.id, entryId: claim.entry_id });
  const areGood = !reasons.some(({ code }) => refusesPapers(code));
  return {
    replaces: claim.id,
    ...typedAgain(claim),
    receive_payment_account: claim.receive_payment_account,
    contentfile_relations: areGood ? await papersOf(transaction, claim.id) : [],
  };
}

/** Only those that are not erased yet: papers of an entry without a contract are erased after a time. */
async function papersOf(
  transaction: Transaction,
  claimId: number,
): Promise<KeptClaim["contentfile_relations"]> {
  const rows = await transaction
    .selectFrom("claim_file")
    .innerJoin("file", "file.id", "claim_file.file_id")
    .select(["claim_file.kind", "file.id"])
    .where("claim_file.claim_id", "=", claimId)
    .where("file.erased_at", "is", null)
    .orderBy("file.id")
    .execute();
  return rows.map(({ kind, id }) => ({ kind, contentfile: { id } }));
}
