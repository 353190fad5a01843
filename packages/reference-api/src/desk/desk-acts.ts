import { Inadequacy, IsoDate } from "@kaitori/wire";
import * as v from "valibot";
import type { EntryWithClaims } from "../entries/own-entry.ts";
import { validationFailed } from "../http/errors.ts";
import { acceptItem } from "../review/accept-item.ts";
import { closeEntry } from "../review/close-entry.ts";
import { decideClaim } from "../review/decide-claim.ts";
import { decideIdentity } from "../review/decide-identity.ts";
import { finishReview } from "../review/finish-review.ts";
import { moveSoldClaim } from "../review/move-sold-claim.ts";
import { payOut } from "../review/pay-out.ts";
import { rejectEntry } from "../review/reject-entry.ts";
import { returnItem } from "../review/return-item.ts";
import type { ReviewContext } from "../review/review-context.ts";

const Id = v.pipe(v.number(), v.integer(), v.minValue(1));
const Reason = v.pipe(v.string(), v.trim(), v.nonEmpty("必要です"), v.maxLength(500, "500文字までです"));
const FeeRatio = v.pipe(v.string(), v.regex(/^0(\.\d{1,6})?$/, "0.05 のように入力してください"));
const { subject, claim, uploads } = Inadequacy.entries;
const Item = { subject, claim: v.optional(claim, null) };

/** An act that has been read: what was said, for the audit, and what it does to an entry. */
type ReadAct = {
  said: object;
  claim: number | undefined;
  run: (context: ReviewContext, entry: EntryWithClaims) => Promise<unknown>;
};

const act =
  <const Body extends v.GenericSchema<unknown, object>>(
    body: Body,
    run: (context: ReviewContext, entry: EntryWithClaims, said: v.InferOutput<Body>) => Promise<unknown>,
  ) =>
  (given: unknown): ReadAct => {
    const read = v.safeParse(body, given);
    if (!read.success) throw refusal(read.issues);
    const said = read.output;
    const claim = "claim" in said && typeof said.claim === "number" ? said.claim : undefined;
    return { said, claim, run: (context, entry) => run(context, entry, said) };
  };

const refusal = (issues: readonly v.BaseIssue<unknown>[]) =>
  validationFailed(
    Object.fromEntries(issues.map((issue) => [v.getDotPath(issue) ?? "non_field_errors", [issue.message]])),
  );

/** Everything a desk can do, by the name it has in the address, at the command line and in the audit. */
export const deskActs = {
  accept: act(v.object(Item), acceptItem),
  return: act(v.object({ ...Item, uploads: v.optional(uploads, []), reason: Reason }), returnItem),
  buy: act(v.object({ claim: Id, fee_ratio: FeeRatio }), (context, entry, { claim, fee_ratio }) =>
    decideClaim(context, entry, claim, { feeRatio: fee_ratio }),
  ),
  refuse: act(v.object({ claim: Id, reason: Reason }), (context, entry, { claim, reason }) =>
    decideClaim(context, entry, claim, { refuse: reason }),
  ),
  finish: act(v.object({}), finishReview),
  reject: act(v.object({ reason: Reason }), (context, entry, { reason }) =>
    rejectEntry(context, entry, reason),
  ),
  pay: act(v.object({}), payOut),
  returned: act(v.object({ claim: Id }), (context, entry, { claim }) =>
    moveSoldClaim(context, entry, claim, "return"),
  ),
  delayed: act(v.object({ claim: Id }), (context, entry, { claim }) =>
    moveSoldClaim(context, entry, claim, "delay"),
  ),
  close: act(v.object({}), closeEntry),
  "accept-identity": act(v.object({ valid_until: v.optional(IsoDate) }), (context, entry, body) =>
    decideIdentity(context, entry.applicant_id, {
      accept: true,
      ...(body.valid_until ? { validUntil: body.valid_until } : {}),
    }),
  ),
  "return-identity": act(v.object({ reason: Reason }), (context, entry, { reason }) =>
    decideIdentity(context, entry.applicant_id, { accept: false, reason }),
  ),
};
export type DeskActName = keyof typeof deskActs;
export const isDeskAct = (name: string): name is DeskActName => Object.hasOwn(deskActs, name);
