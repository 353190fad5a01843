import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { ConfigError } from "../config/read-config.ts";

export class DataFolderInUse extends Error {
  override name = "DataFolderInUse";
}

export interface DataFolderLock {
  release(): void;
}

/**
 * Refuses a second process, which would destroy the embedded database. SQLite locks an empty file; the kernel releases
 * the lock when the process ends. The pid is only for the message.
 */
export function lockDataFolder(dataDir: string): DataFolderLock {
  createDataFolder(resolve(dataDir));
  makePrivate(resolve(dataDir));
  const pidFile = join(dataDir, "owner.pid");
  const lock = new DatabaseSync(join(dataDir, "owner.lock"), { timeout: 0 });
  try {
    lock.exec("PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE");
  } catch (error) {
    lock.close();
    if (!isBusy(error)) throw error;
    throw new DataFolderInUse(
      `DATA_DIR ${resolve(dataDir)} is in use by process ${readPid(pidFile)}; stop it, choose another folder, or set DATABASE_URL.`,
    );
  }
  writeFileSync(pidFile, String(process.pid));
  return { release: () => lock.close() };
}

/** Denies everybody but its owner access to the folder and the files in it. */
export function makePrivate(folder: string): void {
  try {
    chmodSync(folder, 0o700);
  } catch (error) {
    // The volume belongs to another user, who sets its permissions.
    if (!(error instanceof Error && "code" in error && error.code === "EPERM")) throw error;
  }
}

/** Creates the folders one by one, because Node's recursive mkdir tries for minutes below /proc. */
function createDataFolder(folder: string): void {
  if (existsSync(folder)) return;
  createDataFolder(dirname(folder));
  try {
    mkdirSync(folder);
  } catch (error) {
    const code = error instanceof Error && "code" in error ? String(error.code) : "";
    // Another process has created the folder.
    if (code === "EEXIST") return;
    throw new ConfigError(`DATA_DIR ${folder} cannot be created: ${code}.`);
  }
}

const sqliteBusy = 5;
const isBusy = (error: unknown) =>
  error instanceof Error && "errcode" in error && error.errcode === sqliteBusy;

function readPid(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "(unknown)";
  }
}
