import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import type { OwnServer } from "./own-server.ts";

/** Changes the database of a server that is stopped: what an operator would do by hand, or a fault made for real. */
export async function inOwnDatabase(server: OwnServer, sql: string): Promise<void> {
  const database = new PGlite(join(server.site, "../../..", "data", "pglite"));
  await database.exec(sql);
  await database.close();
}
