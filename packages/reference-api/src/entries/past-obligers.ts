import { listPastObligers, type PastObliger } from "@kaitori/wire";
import { sql } from "kysely";
import { handle } from "../http/handle.ts";

const offered = 20;

/** 前回の取引先: each obliger once, as it was given last (B10). */
export const pastObligersRoute = handle(listPastObligers, ({ applicant, transaction }) =>
  transaction(async (inside) => {
    const { rows } = await sql<PastObliger>`
      select obliger_company_name, houjinbangou, houjinbangou_address, receive_payment_account
      from (
        select distinct on (obliger_company_name, houjinbangou) *
        from claim where applicant_id = ${applicant.id}
        order by obliger_company_name, houjinbangou, id desc
      ) latest
      order by id desc limit ${offered}`.execute(inside);
    return rows;
  }),
);
