import type { PastObliger } from "@kaitori/wire";
import { sql } from "kysely";
import type { Executor } from "../database/database.ts";

const offered = 20;

/**
 * The customers of an applicant's earlier claims, each once with the fields of its latest claim, the latest first. A
 * customer is the same by name and corporate number (B10).
 *
 * Tuned: `distinct on` keeps the first row of each customer in that order; the outer select sorts and cuts what is left.
 */
export async function latestObligers(executor: Executor, applicantId: number): Promise<PastObliger[]> {
  const { rows } = await sql<PastObliger>`
    select obliger_company_name, houjinbangou, houjinbangou_address, receive_payment_account
    from (
      select distinct on (obliger_company_name, houjinbangou) *
      from claim where applicant_id = ${applicantId}
      order by obliger_company_name, houjinbangou, id desc
    ) latest
    order by id desc limit ${offered}`.execute(executor);
  return rows;
}
