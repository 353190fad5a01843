import { EntryStatus, IdentityConfirmation, todayInTokyo } from "@kaitori/domain";
import * as v from "valibot";
import { lockApplicant } from "../accounts/applicant-store.ts";
import { type EntryWithClaims, lockEntry } from "../entries/own-entry.ts";
import type { JobHandler } from "../jobs/job-runner.ts";
import type { Services } from "../services.ts";
import { decideClaim } from "./decide-claim.ts";
import { decideIdentity } from "./decide-identity.ts";
import { finishReview } from "./finish-review.ts";
import { payOut } from "./pay-out.ts";
import { decide } from "./policy.ts";
import { returnItem } from "./return-item.ts";
import type { ReviewContext } from "./review-context.ts";
import { reviewing } from "./reviewing.ts";

const Payload = v.object({ id: v.number() });
const IdentityPayload = v.object({ applicant: v.number() });

/** Decides by the policy; an entry that has moved on meanwhile is left alone, so the job may run twice. */
export const autoReview =
  (services: Services): JobHandler =>
  async (payload) => {
    const { id: entryId } = v.parse(Payload, payload);
    await reviewing(services, { actor: "review", now: services.clock(), entryId }, async (context, entry) => {
      if (entry.status !== EntryStatus.underReview) return;
      await confirmIdentity(context, entry);
      const { returned, claims } = decide(entry, context.brand.settings.limits, todayInTokyo(context.now));
      for (const item of returned) await returnItem(context, entry, item);
      for (const { id, decision } of claims) await decideClaim(context, entry, id, decision);
      await finishReview(context, await lockEntry(context.transaction, entryId));
    });
  };

/** Pays out what was contracted. */
export const autoPayOut =
  (services: Services): JobHandler =>
  async (payload) => {
    const { id: entryId } = v.parse(Payload, payload);
    await reviewing(services, { actor: "review", now: services.clock(), entryId }, async (context, entry) => {
      if (entry.status === EntryStatus.contracted) await payOut(context, entry);
    });
  };

/** Takes identity documents as they are: nobody in development is who they say they are. */
export const autoIdentity =
  (services: Services): JobHandler =>
  async (payload) => {
    if (services.config.review !== "auto") return;
    const { applicant: id } = v.parse(IdentityPayload, payload);
    await services.database.transaction().execute(async (transaction) => {
      const applicant = await lockApplicant(transaction, id);
      const brand = services.brands.find(({ name }) => name === applicant.brand);
      if (!brand || applicant.identity_confirmation !== IdentityConfirmation.confirming) return;
      const context = { transaction, services, brand, actor: "review", now: services.clock() } as const;
      await decideIdentity(context, id, { accept: true });
    });
  };

async function confirmIdentity(context: ReviewContext, entry: EntryWithClaims): Promise<void> {
  const { identity_confirmation } = await context.transaction
    .selectFrom("applicant")
    .select("identity_confirmation")
    .where("id", "=", entry.applicant_id)
    .executeTakeFirstOrThrow();
  if (identity_confirmation === IdentityConfirmation.confirming)
    await decideIdentity(context, entry.applicant_id, { accept: true });
}
