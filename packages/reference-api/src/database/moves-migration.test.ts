import { moveNames } from "@kaitori/domain";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { migrate, migrationNames, migrationText } from "./migrate.ts";
import { openPGlite } from "./open-pglite.ts";

// Of an entry, and of a claim.
const before = {
  entry:
    "created returned resubmitted reviewed contracted transferred archived cancelled rejected offerEnded",
  claim:
    "returned resubmitted contracted transferred claimDelayed claimReturned cancelled rejected offerEnded",
};
const after = {
  entry: "submit askAgain resubmit offer contract payOut close cancel reject endOffer",
  claim: "askAgain resubmit contract payOut delay handOver cancel reject endOffer buy refuse",
};

test("R4.21 what happened before the moves had their words is in the history under them", async () => {
  const opened = await openPGlite({});
  await opened.script("create table migration (name text primary key)");
  for (const name of migrationNames().filter((one) => one < "0090"))
    await opened.script(`insert into migration values ('${name}'); ${migrationText(name)}`);
  const row = (act: string, claim: number | null, to = 1) =>
    `insert into entry_history (entry_id, claim_id, at, act, actor, to_status) values (1, ${claim}, now(), '${act}', 'desk', ${to});`;
  await opened.script(
    [
      "set session_replication_role = replica;",
      ...before.entry.split(" ").map((act) => row(act, null)),
      ...before.claim.split(" ").map((act) => row(act, 7)),
      row("reviewed", 7, 3),
      row("reviewed", 7, 8),
      "set session_replication_role = default;",
    ].join("\n"),
  );
  await migrate(opened);
  const { rows } = await sql<{ of: "entry" | "claim"; acts: string }>`
    select case when claim_id is null then 'entry' else 'claim' end as of, string_agg(act, ' ' order by id) as acts
    from entry_history group by 1`.execute(opened.database);
  expect(Object.fromEntries(rows.map(({ of, acts }) => [of, acts]))).toEqual(after);
  const acts: readonly string[] = Object.values(after).flatMap((text) => text.split(" "));
  expect(acts.filter((act) => !moveNames.some((name) => name === act))).toEqual([]);
  await opened.close();
});
