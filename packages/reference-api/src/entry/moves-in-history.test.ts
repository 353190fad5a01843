import { EntryStatus, statusPairs } from "@kaitori/domain";
import { type RawBuilder, sql } from "kysely";
import { expect, test } from "vitest";
import { entryIn, type TestEntry } from "../testing/entry-in.ts";
import { type DatabaseRole, tryStatements } from "../testing/statements.ts";
import { testServer } from "../testing/test-server.ts";

const server = await testServer();

test("R4.21 the database and the domain allow the same moves", async () => {
  const { rows } = await sql<{ pair: string }>`
    select concat_ws(' ', subject, act, coalesce(from_status::text, 'null'), to_status, array_to_string(movers, ',')) as pair
    from status_move`.execute(server.database);
  const pairs = statusPairs.map(({ subject, move, from, to, by }) => [subject, move, from, to, by].join(" "));
  expect(rows.map(({ pair }) => pair).sort()).toEqual(
    pairs.map((pair) => pair.replace("  ", " null ")).sort(),
  );
});

const attempt = (role: DatabaseRole, entry: TestEntry, statements: RawBuilder<unknown>[]) =>
  tryStatements(server.database, role, entry, statements);

const refused = { reached: "commit", outcome: expect.stringMatching(/without its move in the history/) };

type HistoryRow = { claim?: number; act: string; actor?: string; from: number; to: number };
const historyRow = ({ id }: TestEntry, { claim, act, actor = "applicant", from, to }: HistoryRow) => sql`
  insert into entry_history (entry_id, claim_id, at, act, actor, from_status, to_status)
  values (${id}, ${claim ?? null}, ${server.clock.now()}, ${act}, ${actor}, ${from}, ${to})`;
const setStatus = ({ id }: TestEntry, status: number) =>
  sql`update entry set status = ${status} where id = ${id}`;
const setClaims = ({ id }: TestEntry, status: number) =>
  sql`update claim set status = ${status} where entry_id = ${id}`;

test.each(["an applicant", "the server"] as const)(
  "R4.21 a status change by %s without history is refused at the commit",
  async (role) => {
    const entry = await entryIn(server, EntryStatus.underReview, 1);
    expect(await attempt(role, entry, [setStatus(entry, 6)])).toEqual(refused);
    expect(await attempt(role, entry, [setClaims(entry, 3)])).toEqual(refused);
  },
);

test("R4.21 a status change with its move in the history succeeds", async () => {
  const entry = await entryIn(server, EntryStatus.underReview, 1);
  const [claim = 0] = entry.claims;
  const statements = [
    setStatus(entry, 6),
    setClaims(entry, 9),
    historyRow(entry, { act: "cancel", from: 1, to: 6 }),
    historyRow(entry, { act: "cancel", from: 1, to: 9, claim }),
  ];
  expect((await attempt("an applicant", entry, statements)).outcome).toBe("done");
});

test.each([
  { history: "another pair of statuses", move: { act: "cancel", from: 2, to: 6 }, to: 6 },
  { history: "a move that the table lacks", move: { act: "cancel", from: 1, to: 4 }, to: 4 },
  { history: "the name of another move", move: { act: "contract", from: 1, to: 6 }, to: 6 },
  { history: "a move of the desk", move: { act: "reject", from: 1, to: 6, actor: "desk" }, to: 6 },
])("R4.21 an applicant's change with $history in the history is refused", async ({ move, to }) => {
  const entry = await entryIn(server, EntryStatus.underReview, 1);
  expect(await attempt("an applicant", entry, [setStatus(entry, to), historyRow(entry, move)])).toEqual(
    refused,
  );
});

test("R4.21 a history row of an earlier transaction does not allow a later change", async () => {
  const entry = await entryIn(server, EntryStatus.underReview, 1);
  const move = historyRow(entry, { act: "cancel", from: 1, to: 6 });
  expect((await attempt("an applicant", entry, [move])).outcome).toBe("done");
  expect(await attempt("an applicant", entry, [setStatus(entry, 6)])).toEqual(refused);
});

test("R4.21 a history row of one claim does not allow a change of another", async () => {
  const entry = await entryIn(server, EntryStatus.underReview, 2);
  const [one = 0] = entry.claims;
  const statements = [
    setClaims(entry, 8),
    historyRow(entry, { act: "refuse", from: 1, to: 8, claim: one, actor: "desk" }),
  ];
  expect(await attempt("the server", entry, statements)).toEqual(refused);
});

test.each([
  { table: "entry", refusal: refused },
  { table: "claim", refusal: { reached: "nothing", outcome: expect.stringMatching(/begins under review/) } },
] as const)("R4.21 a new $table must have its first status", async ({ table, refusal }) => {
  const entry = await entryIn(server, EntryStatus.archived, 1);
  const columns = await server.database
    .selectFrom(table)
    .selectAll()
    .where(table === "entry" ? "id" : "entry_id", "=", entry.id)
    .executeTakeFirstOrThrow();
  const { id: _, ...copied } = columns;
  const values = { ...copied, code: `${columns.code}-again`, ...(table === "claim" ? { place: 5 } : {}) };
  const names = sql.join(Object.keys(values).map((name) => sql.ref(name)));
  const copy = sql`insert into ${sql.table(table)} (${names})
    select ${names} from json_populate_record(null::${sql.table(table)}, ${JSON.stringify(values)})`;
  expect(await attempt("the server", entry, [copy])).toEqual(refusal);
});
