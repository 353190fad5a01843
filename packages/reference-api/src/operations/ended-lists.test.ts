import { addDays, type CalendarDate, EntryStatus, holidaysPublishedUntil } from "@kaitori/domain";
import { expect, test } from "vitest";
import { payOut } from "../entry/contract/pay-out.ts";
import { bookHandOver } from "../entry/hand-over/book-hand-over.ts";
import { closeEntry } from "../entry/review/finish-review.ts";
import { claimBody, entryBody } from "../entry/samples.ts";
import { bundledDates } from "../lookups/lists/imported-lists.ts";
import { asDesk, contract, offer, submitEntry } from "../testing/entry-in.ts";
import { createTestServer, runDailyJobsAt } from "../testing/test-server.ts";

/** Creates a server whose clock is at that day. `failures` lists the errors that it logs. */
async function createServerOn(day: CalendarDate) {
  const failures: string[] = [];
  const server = await createTestServer(
    { review: "desk" },
    { log: (level, event) => level === "error" && failures.push(event) },
  );
  server.clock.set(`${day}T10:00:00+09:00`);
  const readReadiness = async (): Promise<unknown> =>
    (await server.server.app.fetch(new Request("http://localhost/readyz"))).json();
  return { server, failures, readReadiness };
}

const estimates = `holidays after ${holidaysPublishedUntil} are estimates by the law in force`;
const dayAfterYearOf = (name: keyof typeof bundledDates) => addDays(bundledDates[name], 366);

test.each([
  {
    list: "postcodes",
    today: dayAfterYearOf("postcodes"),
    warning: /^list of postcodes is of .*over a year/,
  },
  { list: "banks", today: dayAfterYearOf("banks"), warning: /^list of banks is of .*over a year/ },
  { list: "published holidays", today: addDays(holidaysPublishedUntil, 1), warning: estimates },
  { list: "holidays that a second source confirms", today: "2050-11-24", warning: estimates },
  { list: "years of the second source", today: "2051-01-01", warning: estimates },
] as const)(
  "D19 D21 on the day after the end of the $list an entry can be submitted, sold and handed over",
  async ({ today, warning }) => {
    const { server, failures, readReadiness } = await createServerOn(today);
    const entry = await submitEntry(server, [{ obliger_payment_date: addDays(today, 45) }]);
    expect((await entry.client.call("searchBanks", { query: { name: "新しい銀行" } })).body).toEqual([]);
    expect((await entry.client.call("lookUpPostcode", { query: { zipcode: "9999999" } })).body).toEqual([]);
    await offer(server, entry);
    await contract(entry);
    await asDesk(server, entry, payOut);
    for (const days of [1, 2, 5, 45, 46, 47, 50])
      await runDailyJobsAt(server, `${addDays(today, days)}T10:00:00+09:00`);
    for (const claim of entry.claims)
      await asDesk(server, entry, (context, row) => bookHandOver(context, row, { claim }));
    await asDesk(server, entry, closeEntry);
    expect(await server.row`select status from entry`).toEqual({ status: EntryStatus.archived });
    expect(await readReadiness()).toEqual({
      status: "ready",
      warnings: expect.arrayContaining([expect.stringMatching(warning)]),
    });
    expect(failures).toEqual([]);
  },
);

test("D19 D5.7 after the last estimated holiday a payment date is refused with a sentence, and the daily jobs still run", async () => {
  const { server, failures } = await createServerOn("2100-01-01");
  const { client } = await server.signInApplicant();
  const body = entryBody({ claims: [claimBody({ obliger_payment_date: "2100-02-15" })] });
  const { status, body: answer } = await client.call("createEntry", { body });
  expect({ status, answer }).toMatchObject({
    status: 400,
    answer: {
      claims: [
        { obliger_payment_date: [expect.stringContaining("2099年11月16日までの日付を入力してください。")] },
      ],
    },
  });
  await runDailyJobsAt(server, "2100-01-04T10:00:00+09:00");
  expect(failures).toEqual([]);
});
