import { createRequire } from "node:module";
import { join } from "node:path";
import type { OwnServer } from "./own-server.ts";

const require = createRequire(new URL("../../reference-api/package.json", import.meta.url));
type Database = { exec(sql: string): Promise<unknown>; close(): Promise<void> };

/** Changes the database of a server that is stopped: what an operator would do by hand, or a fault made for real. */
export async function inOwnDatabase(server: OwnServer, sql: string): Promise<void> {
  const { PGlite }: { PGlite: new (folder: string) => Database } = require("@electric-sql/pglite");
  const database = new PGlite(join(server.site, "../../..", "data", "pglite"));
  await database.exec(sql);
  await database.close();
}
