import { EntryStatus, maximumRows } from "@kaitori/domain";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { entryIn } from "../testing/entry-in.ts";
import { testServer } from "../testing/test-server.ts";
import { entryBody } from "./samples.ts";

const total = maximumRows + 5;

const server = await testServer();
const { client, id: sold } = await entryIn(server, EntryStatus.transferred, { claims: 1 });
const oldest = (await client.call("createEntry", { body: entryBody() })).body.id;
await client.call("cancelEntry", { params: { id: oldest } });
const openEntry = (await client.call("createEntry", { body: entryBody() })).body.id;
// Copies the archived entry, because an account may submit only ten entries a day.
await server.database.transaction().execute(async (transaction) => {
  await sql`set local session_replication_role = replica`.execute(transaction);
  await sql`insert into entry select copy.* from entry, generate_series(1, ${sql.lit(total - 1)}) as number,
    lateral jsonb_populate_record(null::entry, to_jsonb(entry)
      || jsonb_build_object('id', ${openEntry}::integer + number, 'code', entry.code || '-' || number)) as copy
    where entry.id = ${oldest}`.execute(transaction);
});
await server.rows`select setval(pg_get_serial_sequence('entry', 'id'), (select max(id) from entry))`;
/** Ids of the archived entries, the latest first. */
const archived = [...Array.from({ length: total - 1 }, (_, index) => openEntry + total - 1 - index), oldest];

const listIds = async (query: { finished?: string; before?: string } = {}) =>
  (await client.call("listEntries", { query })).body.map(({ id }) => id);

test("D2 the list limits archived entries and contains all others", async () => {
  expect(await listIds()).toEqual([...archived.slice(0, maximumRows), openEntry, sold]);
  expect(await listIds({ finished: "999" })).toEqual([...archived.slice(0, maximumRows), openEntry, sold]);
});

test("finished limits the archived entries, and before continues the list", async () => {
  expect(await listIds({ finished: "0" })).toEqual([openEntry, sold]);
  expect(await listIds({ finished: "3" })).toEqual([...archived.slice(0, 3), openEntry, sold]);
  expect(await listIds({ finished: "3", before: String(archived[2]) })).toEqual(archived.slice(3, 6));
  expect(await listIds({ before: String(archived.at(-3)) })).toEqual(archived.slice(-2));
  expect(await listIds({ before: String(archived.at(-1)) })).toEqual([]);
});

test.each([{ finished: "-1" }, { finished: "1e9" }, { before: "0 or true" }, { before: "" }])(
  "an invalid number is refused: %o",
  async (query) => {
    expect((await client.call("listEntries", { query })).status).toBe(400);
  },
);
