import { rmSync } from "node:fs";
import { freePort } from "@kaitori/tooling/free-port";
import { journeysFolder, seededData } from "./seeded-data.ts";
import { launch } from "./server-process.ts";

/** Makes the data that the servers of a run begin with; the answer takes them away. */
export default async function seed() {
  const seeding = await launch(await freePort(), { DATA_DIR: seededData });
  await seeding.end("SIGTERM");
  return () => rmSync(journeysFolder, { recursive: true, force: true });
}
