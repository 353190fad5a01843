import { nextContactHour } from "@kaitori/domain";
import type { Executor } from "../database/database.ts";
import type { Mail } from "./mail-store.ts";

/**
 * What has become of a mail since it was written: with the insolvency of its receiver none goes out, with a lawyer or a
 * complaint none about money, and what is told all the same asks for none; one about a delay waits for the hours of
 * contacts (B12).
 */
export async function maySendNow(
  executor: Executor,
  mail: Mail,
  now: Date,
): Promise<"send" | "sendQuietly" | "never" | Date> {
  const stops = await executor
    .selectFrom("contact_stop")
    .innerJoin("applicant", "applicant.id", "contact_stop.applicant_id")
    .select("contact_stop.cause")
    .where("contact_stop.ended_at", "is", null)
    .where((where) =>
      where.or([
        where("applicant.id", "=", mail.applicant_id),
        where.and([where("applicant.brand", "=", mail.brand), where("applicant.email", "=", mail.recipient)]),
      ]),
    )
    .execute();
  if (stops.some(({ cause }) => cause === "insolvency" || mail.is_about_money)) return "never";
  if (stops.length > 0 && mail.quiet_body !== null) return "sendQuietly";
  if (mail.kind !== "delay") return "send";
  const at = nextContactHour(now);
  return at > now ? at : "send";
}
