import { rmSync } from "node:fs";
import { freePort } from "@kaitori/tooling/free-port";
import { journeysFolder, seededData } from "./seeded-data.ts";
import { launchServer } from "./server-process.ts";

/** Creates the initial data of all servers of a run; the returned function deletes it. */
export default async function seed() {
  const seeding = await launchServer(await freePort(), { DATA_DIR: seededData });
  await seeding.end("SIGTERM");
  return () => rmSync(journeysFolder, { recursive: true, force: true });
}
