import { sql } from "kysely";
import { expect, test } from "vitest";
import { migrate, migrationNames, migrationText } from "./migrate.ts";
import { openPGlite } from "./open-pglite.ts";

test("B12 what was stopped for a complaint by telephone is a task that is due at once, and its stop goes on", async () => {
  const opened = await openPGlite({});
  await opened.script("create table migration (name text primary key)");
  for (const name of migrationNames().filter((one) => one < "0283"))
    await opened.script(`insert into migration values ('${name}'); ${migrationText(name)}`);
  const stop = (of: number, cause: string, ended: string) =>
    `insert into contact_stop (applicant_id, cause, note, since, ended_at)
      values (${of}, '${cause}', '電話で苦情', '2026-11-02T10:00:00+09:00', ${ended});`;
  await opened.script(
    [
      "set session_replication_role = replica;",
      ...[1, 2, 3].map(
        (id) =>
          `insert into applicant (id, brand, email, corporate_division, created_at, updated_at)
            values (${id}, 'everyone', 'a${id}@example.jp', 'corporate', now(), now());`,
      ),
      stop(1, "complaint", "null"),
      stop(2, "complaint", "now()"),
      stop(3, "lawyer", "null"),
      "set session_replication_role = default;",
    ].join("\n"),
  );
  await migrate(opened);
  const { rows: tasks } = await sql`
    select applicant_id, kind, message, due_on = (now() at time zone 'Asia/Tokyo')::date as at_once
    from desk_task`.execute(opened.database);
  expect(tasks).toEqual([{ applicant_id: 1, kind: "complaint", message: "電話で苦情", at_once: true }]);
  const { rows: stops } = await sql`
    select applicant_id, cause, task_id is not null as has_task, since = '2026-11-02T10:00:00+09:00' as is_as_old
    from contact_stop where ended_at is null order by applicant_id`.execute(opened.database);
  expect(stops).toEqual([
    { applicant_id: 1, cause: "complaint", has_task: true, is_as_old: true },
    { applicant_id: 3, cause: "lawyer", has_task: false, is_as_old: true },
  ]);
  await opened.close();
});
