import { spawn } from "node:child_process";
import { BackupError } from "./backup-manifest.ts";

/** Runs a program of PostgreSQL. The environment passes the password, because arguments are visible to others. */
export async function runPostgreSQL(program: string, databaseUrl: string, args: string[]): Promise<void> {
  const address = new URL(databaseUrl);
  const password = decodeURIComponent(address.password);
  address.password = "";
  const child = spawn(program, [...args, `--dbname=${address.href}`], {
    stdio: ["ignore", "ignore", "pipe"],
    env: { ...process.env, ...(password && { PGPASSWORD: password }) },
  });
  let stderrText = "";
  child.stderr.on("data", (chunk) => {
    stderrText += chunk;
  });
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once("close", resolve);
    child.once("error", (error) => {
      const absent = "code" in error && error.code === "ENOENT";
      reject(
        absent ? new BackupError(`${program} is not on this machine; install PostgreSQL's client.`) : error,
      );
    });
  });
  if (code !== 0) throw new BackupError(`${program} ended with ${code}: ${stderrText.trim()}`);
}
