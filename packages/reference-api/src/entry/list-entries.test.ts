import { EntryStatus, maximumRows } from "@kaitori/domain";
import { cancelEntry, createEntry, listEntries } from "@kaitori/wire";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { entryIn } from "../testing/entry-in.ts";
import { serverOfFile } from "../testing/server-with-desk.ts";
import { entryBody } from "./samples.ts";

const many = maximumRows + 5;

const server = await serverOfFile();
const { client, id: sold } = await entryIn(server, EntryStatus.transferred, 1);
const ended = (await client.call(createEntry, { body: entryBody() })).body.id;
await client.call(cancelEntry, { params: { id: ended } });
const underWay = (await client.call(createEntry, { body: entryBody() })).body.id;
// An account may submit ten a day: the others ended the same way.
await server.database.transaction().execute(async (transaction) => {
  await sql`set local session_replication_role = replica`.execute(transaction);
  await sql`insert into entry select made.* from entry, generate_series(1, ${sql.lit(many - 1)}) as place,
    lateral jsonb_populate_record(null::entry, to_jsonb(entry)
      || jsonb_build_object('id', ${underWay}::integer + place, 'code', entry.code || '-' || place)) as made
    where entry.id = ${ended}`.execute(transaction);
});
await server.rows`select setval(pg_get_serial_sequence('entry', 'id'), (select max(id) from entry))`;
/** The latest first. */
const over = [...Array.from({ length: many - 1 }, (_, place) => underWay + many - 1 - place), ended];

const idsOf = async (query: { finished?: string; before?: string } = {}) =>
  (await client.call(listEntries, { query })).body.map(({ id }) => id);

test("D2 the list of entries has a limit; what is under way and what was sold is never left out", async () => {
  expect(await idsOf()).toEqual([...over.slice(0, maximumRows), underWay, sold]);
  expect(await idsOf({ finished: "999" })).toEqual([...over.slice(0, maximumRows), underWay, sold]);
});

test("a page may ask for fewer, and for those before", async () => {
  expect(await idsOf({ finished: "0" })).toEqual([underWay, sold]);
  expect(await idsOf({ finished: "3" })).toEqual([...over.slice(0, 3), underWay, sold]);
  expect(await idsOf({ finished: "3", before: String(over[2]) })).toEqual(over.slice(3, 6));
  expect(await idsOf({ before: String(over.at(-3)) })).toEqual(over.slice(-2));
  expect(await idsOf({ before: String(over.at(-1)) })).toEqual([]);
});

test.each([{ finished: "-1" }, { finished: "1e9" }, { before: "0 or true" }, { before: "" }])(
  "what is no number is refused: %o",
  async (query) => {
    expect((await client.call(listEntries, { query })).status).toBe(400);
  },
);
