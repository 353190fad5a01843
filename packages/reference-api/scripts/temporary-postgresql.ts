import { execFileSync, spawn, spawnSync } from "node:child_process";
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { freePort } from "@kaitori/tooling/free-port";

export interface TemporaryPostgreSQL {
  /** Address of the database `postgres` for a superuser. */
  url: string;
  stop(): Promise<void>;
}

/** Starts the installed PostgreSQL in a temporary folder. */
export async function startTemporaryPostgreSQL(): Promise<TemporaryPostgreSQL> {
  const folder = mkdtempSync(join(tmpdir(), "kaitori-postgresql-"));
  const owner = unprivilegedUser();
  if (owner) chownSync(folder, owner.uid, owner.gid);
  const data = join(folder, "data");
  execFileSync(pathOf("initdb"), ["-D", data, "-U", "kaitori", "-A", "trust", "-E", "UTF8", "--no-sync"], {
    ...owner,
    cwd: folder,
    stdio: "ignore",
  });
  const port = await freePort();
  const server = spawn(
    pathOf("postgres"),
    ["-D", data, "-p", String(port), "-h", "127.0.0.1", "-k", folder, "-c", "max_connections=300"],
    { ...owner, cwd: folder, stdio: "ignore" },
  );
  const ended = new Promise<void>((resolve) => server.once("exit", () => resolve()));
  await waitUntilReady(port);
  return {
    url: `postgres://kaitori@127.0.0.1:${port}/postgres`,
    stop: async () => {
      server.kill("SIGINT");
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function pathOf(name: string): string {
  const debian = "/usr/lib/postgresql";
  const versions = existsSync(debian)
    ? readdirSync(debian).map((version) => join(debian, version, "bin"))
    : [];
  const folders = [...(process.env.PATH ?? "").split(delimiter), ...versions.sort().reverse()];
  const found = folders.map((folder) => join(folder, name)).find((path) => existsSync(path));
  if (!found) throw new Error(`${name} is not installed; install PostgreSQL 15 or newer.`);
  return found;
}

/** PostgreSQL refuses to run as root. */
function unprivilegedUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const id = (option: string) => Number(execFileSync("id", [option, "nobody"], { encoding: "utf8" }));
  return { uid: id("-u"), gid: id("-g") };
}

async function waitUntilReady(port: number): Promise<void> {
  const args = ["--host=127.0.0.1", `--port=${port}`, "--quiet"];
  for (let attempt = 0; attempt < 200; attempt += 1) {
    if (spawnSync(pathOf("pg_isready"), args).status === 0) return;
    await pause(50);
  }
  throw new Error("PostgreSQL does not answer");
}
