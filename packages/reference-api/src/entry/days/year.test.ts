import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { addBankDays, addDays, type CalendarDate, EntryStatus, isCalendarDate } from "@kaitori/domain";
import { sql } from "kysely";
import { afterAll, expect, test } from "vitest";
import { readConfig } from "../../config/read-config.ts";
import type { Database } from "../../database/database.ts";
import { openDatabase } from "../../database/open-database.ts";
import { leaseMilliseconds } from "../../jobs/lease-due-job.ts";
import { createTestServer } from "../../testing/create-test-server.ts";
import { entryIn } from "../../testing/entry-in.ts";

// Part of the long run: `npm run long -- --only days`.
const isLong = process.env.LONG === "1";
const people = Number(process.env.YEAR_PEOPLE ?? 36);
const kills = Number(process.env.YEAR_KILLS ?? 100);
/** So that the kills are spread over the year. */
const triesOfDay = 4;
const first: CalendarDate = "2026-12-01";
const last: CalendarDate = "2027-11-20";

const program = fileURLToPath(new URL("../../../faults/run-days.ts", import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "kaitori-year-"));
const open = () => openDatabase(readConfig({ NODE_ENV: "test", DATA_DIR: folder }));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Each with money to hand over on a day of its own, spread over the year; on which days they are written to. */
async function owing(): Promise<Set<string>> {
  const opened = await open();
  const server = await createTestServer({ review: "desk" }, { opened });
  const days = new Set<string>();
  for (let person = 0; person < people; person += 1) {
    const { id } = await entryIn(server, EntryStatus.transferred, 1);
    const return_date = addBankDays(addDays("2026-12-07", person * Math.floor(288 / people)), 1);
    await server.database.updateTable("claim").set({ return_date }).where("entry_id", "=", id).execute();
    for (const after of [-2, 0, 3]) days.add(addBankDays(return_date, after));
  }
  await keepMails(opened.database);
  await server.close();
  return days;
}

/** The server deletes old mails, so they are copied; reminders are slowed down, so that a kill hits one at work. */
async function keepMails(database: Database): Promise<void> {
  for (const statement of [
    "create table test_mail (recipient text, kind text)",
    `create function test_keep() returns trigger language plpgsql as $$
      begin insert into test_mail values (new.recipient, new.kind); return new; end $$`,
    "create trigger test_keep after insert on mail for each row execute function test_keep()",
    `create function test_take_time() returns trigger language plpgsql as $$
      begin perform pg_sleep(0.05); return new; end $$`,
    "create trigger test_take_time after insert on reminder for each row execute function test_take_time()",
  ])
    await sql.raw(statement).execute(database);
}

/** `2026-12-01T09:00` */
type Moment = `${CalendarDate}T${string}`;

/** The work of the day is asked for at nine and at three. */
function momentAfter(moment: Moment): Moment | null {
  const [day = "", time = ""] = moment.split("T");
  if (!isCalendarDate(day)) throw new Error(`${moment} is no moment`);
  if (time < "15:00") return `${day}T15:00`;
  return day < last ? `${addDays(day, 1)}T09:00` : null;
}

/** Time does not go back: who is started again after a kill finds that what the dead one had taken is free again. */
function whenFree(moment: Moment): Moment {
  const later = new Date(Date.parse(`${moment}:00Z`) + 2 * leaseMilliseconds).toISOString().slice(0, 16);
  return later as Moment;
}

interface Run {
  /** The moment to go on with; null when the year is over. */
  readonly next: Moment | null;
  /** It was killed between the beginning and the end of a day's work. */
  readonly isStruck: boolean;
}

/** The days from this moment on, in a process of their own, killed once in the middle of a day's work unless spared. */
async function runDays(from: Moment, strikes: (day: string) => boolean): Promise<Run> {
  const child = spawn(process.execPath, [program, from, last], {
    env: { ...process.env, DATA_DIR: folder },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended = new Promise<number | null>((resolve) => child.once("exit", resolve));
  let next: Moment | null = from;
  let isAtWork = false;
  let blow: NodeJS.Timeout | undefined;
  for await (const line of createInterface({ input: child.stdout })) {
    const [what, at = ""] = line.split(" ");
    const moment = at as Moment;
    isAtWork = what === "begun";
    clearTimeout(blow);
    if (isAtWork && strikes(at.slice(0, 10)))
      blow = setTimeout(() => child.kill("SIGKILL"), Math.random() * 80);
    next = isAtWork ? whenFree(moment) : momentAfter(moment);
  }
  const code = await ended;
  if (code !== null && code !== 0) throw new Error(`The days ended with ${code}`);
  return { next: code === 0 ? null : next, isStruck: code === null && isAtWork };
}

test.runIf(isLong)(
  "B12 a whole year, the day's work twice a day and killed a hundred times: one mail a person, kind and day",
  { timeout: 3_600_000 },
  async () => {
    const days = await owing();
    let struck = 0;
    const tried = new Map<string, number>();
    const strikes = (day: string) => {
      const before = tried.get(day) ?? 0;
      if (struck >= kills || !days.has(day) || before >= triesOfDay) return false;
      tried.set(day, before + 1);
      return true;
    };
    for (let next: Moment | null = `${first}T09:00`; next !== null; ) {
      const run: Run = await runDays(next, strikes);
      if (run.isStruck) struck += 1;
      next = run.next;
    }
    expect(struck).toBe(kills);
    const { database, close } = await open();
    const { rows: mails } = await sql<{
      recipient: string;
      kind: string;
    }>`select * from test_mail where kind in ('handOverSoon', 'handOverToday', 'reportAsked')`.execute(
      database,
    );
    const { rows: reminders } = await sql`select * from reminder`.execute(database);
    await close();
    // Soon, today, and the second question, of each person once.
    expect(reminders).toHaveLength(people * 3);
    expect(mails).toHaveLength(people * 3);
    expect(new Set(mails.map(({ recipient, kind }) => `${recipient} ${kind}`)).size).toBe(people * 3);
  },
);
