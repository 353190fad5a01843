import { IdentityConfirmation } from "@kaitori/domain";
import type { ServedBrand } from "../../brands/brand.ts";
import type { Transaction } from "../../database/database.ts";
import type { Applicant } from "../../database/tables/account-tables.ts";
import type { Services } from "../../http/services.ts";
import { addJob } from "../../jobs/job-store.ts";
import { announce } from "../announce.ts";
import { requestPayOut } from "../review/request-review.ts";
import { closeTasks, openTask } from "../tasks/open-task.ts";
import { promisedPayOuts } from "./promised-pay-outs.ts";

interface IdentityChange {
  readonly brand: ServedBrand;
  readonly services: Pick<Services, "config">;
  /** The applicant after the change. */
  readonly applicant: Applicant;
  readonly now: Date;
}

/**
 * Holds pay-outs until new identity papers are decided (R4.20). Notifies the seller and opens a task for the desk.
 * Returns true if a pay-out waits.
 */
export async function holdPayOuts(transaction: Transaction, change: IdentityChange): Promise<boolean> {
  const { brand, services, applicant, now } = change;
  const isConfirmed = applicant.identity_confirmation === IdentityConfirmation.confirmed;
  const payOuts = await promisedPayOuts(transaction, brand, applicant.id);
  for (const { entryId, code, payOutBy } of payOuts) {
    const task = { brand: brand.name, kind: "payOutWaits", entry_id: entryId } as const;
    if (isConfirmed) {
      await closeTasks(transaction, task, now);
      const job = requestPayOut(services, entryId, now);
      if (job) await addJob(transaction, job);
      continue;
    }
    if ((await openTask(transaction, { ...task, due_on: payOutBy }, now)) === undefined) continue;
    await announce(
      { transaction, services, brand, now },
      { applicant, entryId, mail: "payOutWaits", isAlwaysMailed: true, values: { code } },
    );
  }
  return !isConfirmed && payOuts.length > 0;
}
