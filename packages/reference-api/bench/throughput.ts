// node bench/throughput.ts [--rounds N] [--peers] — GET and POST entries of our server beside a bare handler.
// With TEST_DATABASE_URL (node scripts/with-postgresql.ts) on PostgreSQL; there --peers measures Django, too,
// and all of them work on one database.
import { parseArgs } from "node:util";
import { createScratchDatabase } from "../src/testing/scratch-postgresql.ts";
import {
  type MeasuredServer,
  measureRounds,
  peopleOf,
  printBeside,
  startDjango,
  startServer,
  writesPerRound,
} from "./measured-servers.ts";

const { values } = parseArgs({
  options: { rounds: { type: "string", default: "12" }, peers: { type: "boolean", default: false } },
});
const rounds = Number(values.rounds);
const writers = rounds * writesPerRound;
const postgresql = process.env.TEST_DATABASE_URL;

type Started = MeasuredServer & { stop(): void };

const scratch = postgresql ? await createScratchDatabase(postgresql) : undefined;
const servers = scratch ? await overOneDatabase(scratch.url) : await eachOverItsOwn();
printBeside(await measureRounds(servers, rounds), "bare");
for (const { stop } of servers) stop();
await scratch?.drop();

async function eachOverItsOwn(): Promise<Started[]> {
  const started: Started[] = [];
  for (const kind of ["full", "bare"] as const) {
    const { child, ready } = await startServer(kind, { writers });
    started.push({ name: kind, ports: [ready.port], people: peopleOf(ready), stop: () => child.kill() });
  }
  return started;
}

async function overOneDatabase(url: string): Promise<Started[]> {
  const full = await startServer("full", { writers: 3 * writers, url });
  const bare = await startServer("bare", { url });
  const people = peopleOf(full.ready);
  const started: Started[] = [
    { name: "full", ports: [full.ready.port], people, stop: () => full.child.kill() },
    { name: "bare", ports: [bare.ready.port], people, stop: () => bare.child.kill() },
  ];
  const django = values.peers ? await startDjango(url, people.brand) : undefined;
  if (values.peers && !django)
    console.log(
      "Django REST framework cannot be had here: it needs python3 and the packages of Debian or PyPI.",
    );
  if (django)
    started.push({
      name: "Django REST, two",
      ports: [django.port],
      people,
      stop: () => django.child.kill(),
    });
  return started;
}
