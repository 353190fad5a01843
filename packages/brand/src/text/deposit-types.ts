import type { DepositType } from "@kaitori/domain";

/** What the kinds of an account are called (spec §3): on screens by the copy, in a contract as they stand here. */
export const depositTypes = { ordinary: "普通", checking: "当座" } as const satisfies Record<
  DepositType,
  string
>;
