import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import type { OwnServer } from "./own-server.ts";

/** Runs SQL on the database of a stopped server, as an operator could, or to inject a fault. */
export async function changeOwnDatabase(server: OwnServer, sql: string): Promise<void> {
  const database = new PGlite(join(server.site, "../../..", "data", "pglite"));
  await database.exec(sql);
  await database.close();
}
