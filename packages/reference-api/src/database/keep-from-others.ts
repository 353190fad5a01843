import { chmodSync, readdirSync } from "node:fs";
import { join } from "node:path";

/** The folder is its owner's alone, also where it was made before, or by somebody with another umask. */
export function keepFromOthers(folder: string): void {
  try {
    chmodSync(folder, 0o700);
  } catch (error) {
    // A volume may belong to another user, who decides who reads it.
    if (!(error instanceof Error && "code" in error && error.code === "EPERM")) throw error;
  }
}

/** The same with everything in it. */
export function keepAllFromOthers(folder: string): void {
  keepFromOthers(folder);
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) keepAllFromOthers(path);
    else if (entry.isFile()) chmodSync(path, 0o600);
  }
}
