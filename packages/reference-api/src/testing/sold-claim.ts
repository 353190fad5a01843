import { type CalendarDate, EntryStatus } from "@kaitori/domain";
import type { CallBody, reportClaim } from "@kaitori/wire";
import { beforeEach } from "vitest";
import type { OpenDatabase } from "../database/database.ts";
import { entryIn, type TestEntry } from "./entry-in.ts";
import { openMigratedDatabase } from "./migrated-database.ts";
import type { StaffClient } from "./sign-in-staff.ts";
import { createTestServer, type TestServer } from "./test-server.ts";

/** Fixtures of the running test, which `soldClaimForEachTest` sets. */
export let database: OpenDatabase;
export let server: TestServer;
export let desk: StaffClient;
export let entry: TestEntry;
export let claim: number;

/**
 * Sets the fixtures before each test: a paid-out entry with one claim of 1,000,000 yen, its applicant and a staff member
 * logged in. The payment date is 2027-01-31; today is the hand-over day 2027-02-04.
 */
export function soldClaimForEachTest(): void {
  beforeEach(async () => {
    database = await openMigratedDatabase();
    server = await createTestServer({ review: "desk" }, { opened: database });
    entry = await entryIn(server, EntryStatus.transferred, { claims: 1 });
    [claim = 0] = entry.claims;
    await setTime("2027-02-04");
  });
}

/** Sets the clock and logs applicant and staff in again, because their sessions have ended. */
export async function setTime(day: CalendarDate, time = "10:00"): Promise<void> {
  server.clock.set(`${day}T${time}:00+09:00`);
  desk = await server.signInStaff();
  entry = { ...entry, client: await server.signInAgain(entry.applicantId) };
}

export const report = (body: CallBody<typeof reportClaim>) =>
  entry.client.call("reportClaim", { params: { id: claim }, body });

/** Reads the claim and its due day from the applicant's hand-overs. */
export async function readClaim() {
  const [handOver] = (await entry.client.call("listHandOvers")).body;
  return { due: handOver?.due_on, ...handOver?.claims[0] };
}

export async function lastMail(): Promise<string> {
  const { subject, body } = await server.database
    .selectFrom("mail")
    .select(["subject", "body"])
    .orderBy("id", "desc")
    .executeTakeFirstOrThrow();
  return `${subject}\n${body}`;
}
