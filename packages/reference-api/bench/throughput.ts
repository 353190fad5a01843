// node bench/throughput.ts [--rounds N] — GET and POST entries of our server beside a bare handler.
// With TEST_DATABASE_URL (node scripts/with-postgresql.ts) on PostgreSQL, both of them on one database.
import { parseArgs } from "node:util";
import { createScratchDatabase } from "../src/testing/scratch-postgresql.ts";
import { measureRounds, peopleOf, printBeside, startServer, writesPerRound } from "./measured-servers.ts";

const { values } = parseArgs({ options: { rounds: { type: "string", default: "12" } } });
const rounds = Number(values.rounds);
const writers = rounds * writesPerRound;
const postgresql = process.env.TEST_DATABASE_URL;

const scratch = postgresql ? await createScratchDatabase(postgresql) : undefined;
const url = scratch?.url;
// On one database the same people ask both.
const full = await startServer("full", { writers: url ? 2 * writers : writers, url });
const bare = await startServer("bare", url ? { url } : { writers });
const people = peopleOf(full.ready);
const servers = [
  { name: "full", ports: [full.ready.port], people },
  { name: "bare", ports: [bare.ready.port], people: url ? people : peopleOf(bare.ready) },
];
printBeside(await measureRounds(servers, rounds), "bare");
for (const { child } of [full, bare]) child.kill();
await scratch?.drop();
