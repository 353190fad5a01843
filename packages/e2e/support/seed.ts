import { existsSync, renameSync, rmSync } from "node:fs";
import { startServer } from "@kaitori/tooling/server-process";
import { journeysFolder, seededData } from "./seeded-data.ts";

/** Creates the initial data of all servers of a test run; the returned function deletes the folder of the run. */
export default async function seed() {
  if (!existsSync(seededData)) {
    const incomplete = `${seededData}-incomplete`;
    // Vitest sets NODE_ENV to test, in which a server makes no demo accounts.
    const seeding = await startServer({ NODE_ENV: "development", DATA_DIR: incomplete });
    await seeding.end("SIGTERM");
    renameSync(incomplete, seededData);
  }
  return () => rmSync(journeysFolder, { recursive: true, force: true });
}
