import { spawn } from "node:child_process";
import { join } from "node:path";
import { readFlags } from "./flags.mjs";
import { install } from "./install.mjs";
import { brandNames, environment, root } from "./project.mjs";
import { Refusal } from "./refusal.mjs";
import { readPlace, startServer } from "./server.mjs";

/** @param {string[]} args */
export async function dev(args) {
  const { given, rest } = readFlags(args, { values: ["port", "data"] });
  const brands = brandNames();
  const [brand = brands[0]] = rest;
  if (!brand || !brands.includes(brand)) {
    throw new Refusal(`There is no brand ${brand}: choose one of ${brands.join(", ")}.`);
  }
  const place = await readPlace(given);
  await install();
  const { child: server, ended } = await startServer(place);
  const site = spawn("vite", ["--host", "127.0.0.1", "--port", "5173"], {
    cwd: join(root, "apps", brand),
    env: { ...environment(), PORT: String(place.port) },
    stdio: "inherit",
  });
  console.log(`\n  http://${brand}.localhost:5173/   reloads as files are saved\n`);

  const stop = () => {
    server.kill("SIGTERM");
    site.kill("SIGTERM");
  };
  process.on("SIGINT", stop);
  process.on("SIGTERM", stop);
  site.on("exit", stop);
  return await ended;
}
