import { join } from "node:path";
import { parseArgs } from "node:util";
import { install } from "./install.mjs";
import { root } from "./project.mjs";
import { run } from "./run.mjs";

/** Measures the server: embedded first, then on a PostgreSQL of its own. */
export async function bench(/** @type {string[]} */ args) {
  const { values } = parseArgs({
    args,
    options: { rounds: { type: "string", default: "5" }, only: { type: "string", default: "server" } },
  });
  await install();
  const throughput = ["bench/throughput.ts", "--rounds", values.rounds];
  const scripts = {
    server: [throughput, ["scripts/with-postgresql.ts", "node", ...throughput]],
    attacks: [["bench/attacks.ts"]],
  };
  const asked = values.only.split(",");
  let code = 0;
  for (const [part, runs] of Object.entries(scripts))
    for (const script of asked.includes(part) ? runs : []) {
      const { ok } = await run("node", script, { cwd: join(root, "packages", "reference-api"), show: true });
      if (!ok) code = 1;
    }
  return code;
}
