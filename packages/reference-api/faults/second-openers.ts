// node faults/second-openers.ts [50] — starts second processes on one data folder, which must all be refused quickly.
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { median } from "../bench/median.ts";
import { startServer } from "./running-server.ts";

const main = fileURLToPath(new URL("../src/main.ts", import.meta.url));

export interface Opening {
  code: number | null;
  output: string;
  milliseconds: number;
}

export async function openSecond(dataDir: string): Promise<Opening> {
  const startedAt = performance.now();
  const child = spawn(process.execPath, [main], {
    env: { ...process.env, DATA_DIR: dataDir, PORT: "0", DEMO: "0" },
    stdio: ["ignore", "ignore", "pipe"],
  });
  let output = "";
  child.stderr.on("data", (chunk: Buffer) => {
    output += chunk.toString();
  });
  const code = await new Promise<number | null>((resolve) => child.once("close", resolve));
  return { code, output, milliseconds: performance.now() - startedAt };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const count = Number(process.argv[2] ?? 50);
  const dataDir = mkdtempSync(join(tmpdir(), "kaitori-second-"));
  const owner = await startServer({ DATA_DIR: dataDir });
  const openings: Opening[] = [];
  for (let number = 0; number < count; number += 1) openings.push(await openSecond(dataDir));
  await owner.kill("SIGTERM");
  rmSync(dataDir, { recursive: true, force: true });
  const refused = openings.filter(
    ({ code, output: said }) => code === 1 && said.includes("is in use by process"),
  );
  const refusal = median(openings.map(({ milliseconds }) => milliseconds));
  console.log(
    `${refused.length} of ${count} refused, median ${Math.round(refusal)} ms beside ${Math.round(owner.readyAfter)} ms of the first start`,
  );
  process.exit(refused.length === count && refusal < owner.readyAfter ? 0 : 1);
}
