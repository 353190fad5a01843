import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { BackupError } from "./backup-manifest.ts";

/** Runs a program of PostgreSQL. The environment passes the password, because arguments are visible to others. */
export async function runPostgreSQL(program: string, databaseUrl: string, args: string[]): Promise<void> {
  const address = new URL(databaseUrl);
  const password = decodeURIComponent(address.password);
  address.password = "";
  const env = { ...process.env, ...(password && { PGPASSWORD: password }) };
  await promisify(execFile)(program, [...args, `--dbname=${address.href}`], { env }).catch((error) => {
    throw new BackupError(
      error.code === "ENOENT"
        ? `${program} is not on this machine; install PostgreSQL's client.`
        : `${program} ended with ${error.code}: ${error.stderr.trim()}`,
    );
  });
}
