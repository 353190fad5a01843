import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";

export const repository = fileURLToPath(new URL("../../../", import.meta.url));

/** Shares the build cache, so that a copy need not build the same sources again. */
export const turboCache = { TURBO_CACHE_DIR: join(repository, ".turbo/cache") };

const git = (folder: string, ...args: string[]) =>
  spawnSync("git", args, { cwd: folder, encoding: "utf8", maxBuffer: 64 * 1024 * 1024 }).stdout;

/** The repository as a licensee gets it: without built and installed files. */
export function copyRepository(): string {
  const folder = mkdtempSync(join(tmpdir(), "kaitori-licensee-"));
  const files = git(repository, "ls-files", "-co", "--exclude-standard", "-z").split("\0").filter(Boolean);
  for (const file of files) {
    if (existsSync(join(repository, file))) cpSync(join(repository, file), join(folder, file));
  }
  git(folder, "init", "-q");
  commitAll(folder, "As handed over");
  return folder;
}

function commitAll(folder: string, subject: string): void {
  git(folder, "add", "-A");
  const licensee = ["-c", "user.name=licensee", "-c", "user.email=licensee@kaitori.example"];
  git(folder, ...licensee, "commit", "-qm", subject);
}

/** Files changed or added since the copy was made; a new folder counts once. */
export const changedFilesIn = (folder: string): string[] =>
  git(folder, "status", "--porcelain")
    .split("\n")
    .filter(Boolean)
    .map((line) => line.slice(3));

export const node = (folder: string, ...args: string[]) =>
  spawnSync(process.execPath, args, { cwd: folder, encoding: "utf8", stdio: ["ignore", "pipe", "inherit"] });

/** Installs the packages, the first step on a new machine. */
export const install = (folder: string, lockfile = "--frozen-lockfile") => {
  const { packageManager }: { packageManager: string } = JSON.parse(
    readFileSync(join(folder, "package.json"), "utf8"),
  );
  const args = ["-y", packageManager, "install", lockfile, "--prefer-offline"];
  return spawnSync("npx", args, { cwd: folder, encoding: "utf8", stdio: ["ignore", "pipe", "inherit"] });
};

/** Runs turbo. It starts each task with the repository's own pnpm, so that pnpm need not be on the path. */
export const turbo = (folder: string, ...args: string[]) => {
  const tools = join(folder, "node_modules/.bin");
  return spawnSync(join(tools, "turbo"), args, {
    cwd: folder,
    encoding: "utf8",
    maxBuffer: 64 * 1024 * 1024,
    env: {
      ...process.env,
      PATH: `${tools}${delimiter}${process.env.PATH ?? ""}`,
      TURBO_TELEMETRY_DISABLED: "1",
    },
  });
};
