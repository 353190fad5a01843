import { reviewCopy } from "@kaitori/brand/copy/review";
import { copyOf } from "@kaitori/brand/text";
import { EntryStatus, IdentityConfirmation, todayInTokyo } from "@kaitori/domain";
import * as v from "valibot";
import { getApplicant, lockApplicant } from "../../database/applicants.ts";
import { asServer } from "../../database/scope.ts";
import type { Applicant } from "../../database/tables/account-tables.ts";
import { HttpError } from "../../http/errors.ts";
import type { JobHandler, JobHandlers, Services } from "../../http/services.ts";
import { faultFields } from "../../log.ts";
import { claimsWithReport, payOut } from "../contract/pay-out.ts";
import { lockEntry } from "../own-entry.ts";
import { askAgainFor } from "./ask-again.ts";
import { findClaimClauses, findPartyClauses } from "./clause-names.ts";
import { decideClaim } from "./decide-claim.ts";
import { decideIdentity } from "./decide-identity.ts";
import { finishReview } from "./finish-review.ts";
import { findInvoiceTwins } from "./invoice-twins.ts";
import type { ReviewPolicy } from "./policy.ts";
import { identityJob, payOutJob, reviewJob } from "./request-review.ts";
import type { ReviewContext } from "./review-context.ts";
import { withReviewContext } from "./review-context.ts";

const Payload = v.object({ id: v.number() });
const IdentityPayload = v.object({ applicant: v.number() });

/**
 * Decides by the policy if the entry is still under review, so the job may run twice. A person must decide claims
 * that may already be sold or must not be assigned, and names that read like a contract clause.
 */
const autoReview =
  (services: Services, policy: ReviewPolicy): JobHandler =>
  async (payload) => {
    const { id: entryId } = v.parse(Payload, payload);
    await withReviewContext(
      services,
      { actor: "review", now: services.clock(), entryId },
      async (context, entry) => {
        if (entry.status !== EntryStatus.underReview) return;
        const applicant = await getApplicant(context.transaction, entry.applicant_id);
        if (findPartyClauses(applicant).length > 0 || findClaimClauses(entry).length > 0) return;
        await confirmIdentity(context, applicant);
        const { copy, settings } = context.brand;
        const today = todayInTokyo(context.now);
        const words = copyOf(copy, reviewCopy);
        const { askedAgain: rejections, claims } = policy(entry, settings.limits, today, words);
        for (const item of rejections) await askAgainFor(context, entry, item);
        const claimsWithTwin = new Set(
          (await findInvoiceTwins(context.transaction, entryId)).map(({ claim }) => claim),
        );
        const claimsForbiddingTransfer = new Set(
          entry.claims.flatMap(({ id, forbids_transfer }) => (forbids_transfer ? id : [])),
        );
        const needsPerson = ({ id, decision }: (typeof claims)[number]) =>
          "feeRatio" in decision && (claimsWithTwin.has(id) || claimsForbiddingTransfer.has(id));
        for (const claim of claims)
          if (!needsPerson(claim)) await decideClaim(context, entry, claim.id, claim.decision);
        if (claims.some(needsPerson)) return;
        await finishReview(context, await lockEntry(context.transaction, entryId));
      },
    );
  };

export const autoPayOut =
  (services: Services): JobHandler =>
  async (payload) => {
    const { id: entryId } = v.parse(Payload, payload);
    await withReviewContext(
      services,
      { actor: "review", now: services.clock(), entryId },
      async (context, entry) => {
        if (entry.status !== EntryStatus.contracted) return;
        // The desk must give a reason for this pay-out.
        if ((await claimsWithReport(context.transaction, entry.claims)).length > 0) return;
        await payOut(context, entry);
      },
    );
  };

/** Accepts identities with REVIEW=auto, unless the name reads like a contract clause. */
const autoIdentity =
  (services: Services): JobHandler =>
  async (payload) => {
    if (services.config.review !== "auto") return;
    const { applicant: id } = v.parse(IdentityPayload, payload);
    await asServer(services.database, async (transaction) => {
      const applicant = await lockApplicant(transaction, id);
      const brand = services.brands.find(({ name }) => name === applicant.brand);
      if (!brand || applicant.identity_confirmation !== IdentityConfirmation.confirming) return;
      if (findPartyClauses(applicant).length > 0) return;
      const context = { transaction, services, brand, actor: "review", now: services.clock() } as const;
      await decideIdentity(context, id, { accept: true });
    });
  };

async function confirmIdentity(context: ReviewContext, applicant: Applicant): Promise<void> {
  if (applicant.identity_confirmation === IdentityConfirmation.confirming)
    await decideIdentity(context, applicant.id, { accept: true });
}

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
