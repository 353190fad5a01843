import { reviewCopy } from "@kaitori/brand/copy/review";
import { copyOf } from "@kaitori/brand/text";
import { EntryStatus, IdentityConfirmation, todayInTokyo } from "@kaitori/domain";
import * as v from "valibot";
import { getApplicant, lockApplicant } from "../../database/applicants.ts";
import { HttpError } from "../../http/errors.ts";
import type { JobHandler, JobHandlers, Services } from "../../http/services.ts";
import { faultFields } from "../../log.ts";
import { findClaimsWithReport, payOut } from "../contract/pay-out.ts";
import { identityJob, payOutJob, reviewJob, withReviewContext } from "../make-move.ts";
import { lockEntry, requireClaim } from "../own-entry.ts";
import { findClaimClauses, findPartyClauses } from "./clause-names.ts";
import { decideClaim } from "./decide-claim.ts";
import { decideIdentity } from "./decide-identity.ts";
import { finishReview } from "./finish-review.ts";
import { findInvoiceTwins } from "./invoice-twins.ts";
import { askAgainFor } from "./item.ts";
import type { ReviewPolicy } from "./policy.ts";

const Payload = v.object({ id: v.number() });
const IdentityPayload = v.object({ applicant: v.number() });

const entryJob =
  (services: Services, work: Parameters<typeof withReviewContext<void>>[2]): JobHandler =>
  async (payload) => {
    const { id: entryId } = v.parse(Payload, payload);
    await withReviewContext(services, { actor: "review", now: services.clock(), entryId }, work);
    return undefined;
  };

/**
 * Decides by the policy if the entry is still under review, so the job may run twice. A person must decide claims
 * that may already be sold or must not be assigned, and names that read like a contract clause.
 */
const autoReview = (services: Services, policy: ReviewPolicy): JobHandler =>
  entryJob(services, async (context, entry) => {
    if (entry.status !== EntryStatus.underReview) return;
    const { transaction, brand, now } = context;
    const applicant = await getApplicant(transaction, entry.applicant_id);
    if (findPartyClauses(applicant).length > 0 || findClaimClauses(entry).length > 0) return;
    if (applicant.identity_confirmation === IdentityConfirmation.confirming)
      await decideIdentity(context, applicant.id, { accept: true });
    const words = copyOf(brand.copy, reviewCopy);
    const { askedAgain, claims } = policy(entry, brand.settings.limits, todayInTokyo(now), words);
    for (const item of askedAgain) await askAgainFor(context, entry, item);
    const twins = await findInvoiceTwins(transaction, entry.id);
    const needsPerson = ({ id, decision }: (typeof claims)[number]) =>
      "feeRatio" in decision &&
      (twins.some(({ claim }) => claim === id) || requireClaim(entry, id).forbids_transfer);
    for (const claim of claims)
      if (!needsPerson(claim)) await decideClaim(context, entry, claim.id, claim.decision);
    if (claims.some(needsPerson)) return;
    await finishReview(context, await lockEntry(transaction, entry.id));
  });

export const autoPayOut = (services: Services): JobHandler =>
  entryJob(services, async (context, entry) => {
    if (entry.status !== EntryStatus.contracted) return;
    // The desk must give a reason for this pay-out.
    if ((await findClaimsWithReport(context.transaction, entry.claims)).length > 0) return;
    await payOut(context, entry);
  });

/** Accepts identities with REVIEW=auto, unless the name reads like a contract clause. */
const autoIdentity =
  (services: Services): JobHandler =>
  async (payload) => {
    if (services.config.review !== "auto") return;
    const { applicant: id } = v.parse(IdentityPayload, payload);
    await services.database.transaction().execute(async (transaction) => {
      const applicant = await lockApplicant(transaction, id);
      const brand = services.brands.find(({ name }) => name === applicant.brand);
      if (!brand || applicant.identity_confirmation !== IdentityConfirmation.confirming) return;
      if (findPartyClauses(applicant).length > 0) return;
      const context = { transaction, services, brand, actor: "review", now: services.clock() } as const;
      await decideIdentity(context, id, { accept: true });
    });
  };

export const reviewJobs = (services: Services, policy: ReviewPolicy): JobHandlers => ({
  [reviewJob]: ignoreRefusal(services, autoReview(services, policy)),
  [payOutJob]: ignoreRefusal(services, autoPayOut(services)),
  [identityJob]: ignoreRefusal(services, autoIdentity(services)),
});

/** Logs a refusal without a retry, because the rules would refuse it again; the entry waits for the desk. */
const ignoreRefusal =
  ({ log }: Services, handler: JobHandler): JobHandler =>
  (payload) =>
    handler(payload).catch((error) => {
      if (!(error instanceof HttpError && error.status < 500)) throw error;
      log("warn", "review left to the desk", { payload: JSON.stringify(payload), ...faultFields(error) });
      return undefined;
    });
