// node scripts/with-postgresql.ts COMMAND … — runs a command with TEST_DATABASE_URL of a temporary PostgreSQL.
import { spawn } from "node:child_process";
import { startTemporaryPostgreSQL } from "./temporary-postgresql.ts";

const [command, ...args] = process.argv.slice(2);
if (!command) throw new Error("usage: node scripts/with-postgresql.ts COMMAND …");

const postgresql = await startTemporaryPostgreSQL();
const child = spawn(command, args, {
  stdio: "inherit",
  env: { ...process.env, TEST_DATABASE_URL: postgresql.url },
});
const code = await new Promise<number>((resolve) => child.once("exit", (status) => resolve(status ?? 1)));
await postgresql.stop();
process.exit(code);
