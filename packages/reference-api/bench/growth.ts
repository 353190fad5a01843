// node scripts/with-postgresql.ts node bench/growth.ts [--rounds N] [--processes 1,2,4] [--entries 10000,1000000] — GET and
// POST entries by so many processes on one database, and by one process over tables of so many entries of others.
import { parseArgs } from "node:util";
import pg from "pg";
import { createScratchDatabase } from "../src/testing/scratch-postgresql.ts";
import {
  type MeasuredServer,
  measureRounds,
  type People,
  peopleOf,
  printBeside,
  startServer,
  writesPerRound,
} from "./measured-servers.ts";

const { values } = parseArgs({
  options: {
    rounds: { type: "string", default: "5" },
    processes: { type: "string", default: "1,2,4" },
    entries: { type: "string", default: "10000,1000000" },
  },
});
const rounds = Number(values.rounds);
const numbers = (text: string) => text.split(",").filter(Boolean).map(Number);
const processes = numbers(values.processes);
const sizes = numbers(values.entries);
/** As many as the reader has. */
const entriesOfOthers = 20;
const server = process.env.TEST_DATABASE_URL;
if (!server) throw new Error("Run it by: node scripts/with-postgresql.ts node bench/growth.ts");

if (processes.length > 0) await byProcesses(server);
if (sizes.length > 0) await byEntries(server);

async function byProcesses(server: string): Promise<void> {
  const { url, drop } = await createScratchDatabase(server);
  const writers = processes.length * rounds * writesPerRound;
  const started = [await startServer("full", { writers, url })];
  while (started.length < Math.max(...processes)) started.push(await startServer("full", { url }));
  const [first] = started;
  if (!first) throw new Error("Nothing was started");
  const people = peopleOf(first.ready);
  const servers = processes.map((count) => ({
    name: `${count} processes`,
    ports: started.slice(0, count).map(({ ready }) => ready.port),
    people,
  }));
  printBeside(await measureRounds(servers, rounds), servers[0]?.name ?? "");
  for (const { child } of started) child.kill();
  await drop();
}

/** A database and a process for each size, measured in turns. */
async function byEntries(server: string): Promise<void> {
  const servers: (MeasuredServer & { stop(): Promise<void> })[] = [];
  for (const size of sizes) {
    const { url, drop } = await createScratchDatabase(server);
    const { child, ready } = await startServer("full", { writers: rounds * writesPerRound, url });
    const people = peopleOf(ready);
    await fill(url, people, size);
    const stop = async () => {
      child.kill();
      await drop();
    };
    servers.push({ name: `${size} entries`, ports: [ready.port], people, stop });
  }
  printBeside(await measureRounds(servers, rounds), servers[0]?.name ?? "");
  for (const { stop } of servers) await stop();
}

/** Finished entries of others with their claims, copied from the reader's; nobody is told and nothing is judged. */
async function fill(url: string, { reader }: People, size: number): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query("set session_replication_role = replica");
  const copied = async (table: string, changed: Readonly<Record<string, string>>, from: string) => {
    const { rows } = await client.query<{ name: string }>(
      `select column_name as name from information_schema.columns
       where table_name = $1 and table_schema = 'public' and is_generated = 'NEVER'`,
      [table],
    );
    const columns = rows.map(({ name }) => `"${name}"`);
    const told = rows.map(({ name }) => changed[name] ?? `one."${name}"`);
    await client.query(
      `insert into ${table} (${columns}) overriding system value select ${told} from ${from}`,
    );
  };
  const others = Math.ceil(size / entriesOfOthers);
  // Far above the numbers that the sequences give meanwhile.
  const next = (key: string) => `100000000 + number * 1000 + ${key}`;
  await copied(
    "applicant",
    { id: "100000000 + number", email: "number || '@example.jp'" },
    `applicant one, generate_series(1, ${others}) number where one.id = ${reader.applicant}`,
  );
  const ofOthers = { applicant_id: "100000000 + number", code: "one.code || '-' || number" };
  await copied(
    "entry",
    { ...ofOthers, id: next("one.id - first.id") },
    `(select min(id) as id from entry where applicant_id = ${reader.applicant}) first,
     entry one, generate_series(1, ${others}) number where one.applicant_id = ${reader.applicant}`,
  );
  await copied(
    "claim",
    { ...ofOthers, id: next("one.id - first.id"), entry_id: next("one.entry_id - first.entry_id") },
    `(select min(id) as id, min(entry_id) as entry_id from claim where applicant_id = ${reader.applicant}) first,
     claim one, generate_series(1, ${others}) number where one.applicant_id = ${reader.applicant} and one.place = 1`,
  );
  await client.query("analyze");
  const { rows } = await client.query("select count(*)::int as entries from entry");
  console.log(`filled: ${rows[0]?.entries} entries, those of others with one claim each`);
  await client.end();
}
