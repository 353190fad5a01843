// node bench/throughput.ts [--rounds N] — compares GET and POST entries of our server with those of a bare handler.
// With TEST_DATABASE_URL (node scripts/with-postgresql.ts) both use one PostgreSQL database.
import { parseArgs } from "node:util";
import { createScratchDatabase } from "../src/testing/scratch-postgresql.ts";
import type { LoadResult } from "./load.ts";
import { median } from "./load.ts";
import { measureReads, measureWrites, startServer, writesPerRound } from "./measured-servers.ts";

const { values } = parseArgs({ options: { rounds: { type: "string", default: "12" } } });
const rounds = Number(values.rounds);
const postgresql = process.env.TEST_DATABASE_URL;
const scratch = postgresql ? await createScratchDatabase(postgresql) : undefined;
const [full, bare] = [
  await startServer("full", rounds * writesPerRound, scratch?.url),
  await startServer("bare", rounds * writesPerRound, scratch?.url),
];

const measured: Record<"GET" | "POST", { full: LoadResult; bare: LoadResult }[]> = { GET: [], POST: [] };
// Each round measures both, so that a slow phase affects both. The first one only warms up.
for (let round = 0; round <= rounds; round += 1) {
  const read = { full: await measureReads(full), bare: await measureReads(bare) };
  if (round === 0) continue;
  measured.GET.push(read);
  measured.POST.push({ full: await measureWrites(full), bare: await measureWrites(bare) });
}

// Medians of the rounds, and of their ratios to the bare handler.
for (const method of ["GET", "POST"] as const)
  for (const name of ["full", "bare"] as const) {
    const medianOf = (figure: keyof LoadResult) =>
      median(measured[method].map((round) => round[name][figure]));
    const ratios = measured[method].map(({ bare, [name]: { perSecond } }) => perSecond / bare.perSecond);
    const figures = `${Math.round(medianOf("perSecond"))}/s  p50 ${Math.round(medianOf("p50"))} ms  p99 ${Math.round(medianOf("p99"))} ms`;
    const range = `${Math.min(...ratios).toFixed(2)}–${Math.max(...ratios).toFixed(2)}`;
    const failed = Math.max(...measured[method].map((round) => round[name].failed));
    console.log(`${method.padEnd(4)} ${name}  ${figures}  ${median(ratios).toFixed(2)} × bare (${range})`);
    if (failed > 0) console.log(`FAILED: up to ${failed} requests of a round`);
  }

for (const { child } of [full, bare]) child.kill();
await scratch?.drop();
