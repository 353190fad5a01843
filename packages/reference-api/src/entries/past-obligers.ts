import { listPastObligers } from "@kaitori/wire";
import { handle } from "../http/handle.ts";
import { latestObligers } from "../tuned-sql/latest-obligers.ts";

/** 前回の取引先 (B10). */
export const pastObligersRoute = handle(listPastObligers, ({ applicant, transaction }) =>
  transaction((inside) => latestObligers(inside, applicant.id)),
);
