import { addBankDays, addDays, type CalendarDate, EntryStatus } from "@kaitori/domain";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestServer, type TestServer } from "../testing/create-test-server.ts";
import { entryIn } from "../testing/entry-in.ts";

// Part of the long run: `npm run long -- --only days`.
const isLong = process.env.LONG === "1";
const people = 36;
const kills = 100;

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ review: "desk" });
});
afterAll(() => server.close());

/** Each with money to hand over on a day of its own, spread over the year. */
async function owing(): Promise<void> {
  for (let person = 0; person < people; person += 1) {
    const { id } = await entryIn(server, EntryStatus.transferred, 1);
    const return_date = addBankDays(addDays("2026-12-07", person * 8), 1);
    await server.database.updateTable("claim").set({ return_date }).where("entry_id", "=", id).execute();
  }
}

/** Every second reminder is cut off in the middle of its transaction, so often; a sequence is not rolled back. */
async function killInTheMiddle(): Promise<void> {
  await sql.raw("create sequence test_attempt").execute(server.database);
  await sql
    .raw(`create function test_kill() returns trigger language plpgsql as $$
      declare attempt bigint := nextval('test_attempt');
      begin
        if attempt <= ${2 * kills} and attempt % 2 = 1 then raise exception 'killed'; end if;
        return new;
      end $$`)
    .execute(server.database);
  await sql
    .raw("create trigger test_kill after insert on reminder for each row execute function test_kill()")
    .execute(server.database);
}

/** What was sent is tidied away in the course of a year. */
async function keepMails(): Promise<void> {
  await sql.raw("create table test_mail (recipient text, subject text)").execute(server.database);
  await sql
    .raw(`create function test_keep() returns trigger language plpgsql as $$
      begin insert into test_mail values (new.recipient, new.subject); return new; end $$`)
    .execute(server.database);
  await sql
    .raw("create trigger test_keep after insert on mail for each row execute function test_keep()")
    .execute(server.database);
}

const runDay = async (day: CalendarDate, time: string) => {
  server.clock.set(`${day}T${time}:00+09:00`);
  await server.database
    .updateTable("job")
    .set({ run_at: server.clock.now() })
    .where("kind", "=", "day")
    .execute();
  await server.server.services.jobs.runDue();
};

test.runIf(isLong)(
  "B12 a whole year, the day's work twice a day and cut off a hundred times: one mail a person, kind and day",
  { timeout: 1_800_000 },
  async () => {
    await owing();
    await keepMails();
    await killInTheMiddle();
    for (let day: CalendarDate = "2026-12-01"; day <= "2027-11-20"; day = addDays(day, 1))
      for (const time of ["09:00", "15:00"]) await runDay(day, time);
    const { rows: mails } = await sql<{
      recipient: string;
      subject: string;
    }>`select * from test_mail`.execute(server.database);
    // Soon, today, and the second question, of each person once.
    expect(mails).toHaveLength(people * 3);
    expect(new Set(mails.map(({ recipient, subject }) => `${recipient} ${subject}`)).size).toBe(people * 3);
    const { rows } = await sql<{
      attempts: number;
    }>`select last_value::int as attempts from test_attempt`.execute(server.database);
    expect(rows[0]?.attempts).toBe(people * 3 + kills);
  },
);
