import { chmodSync, readdirSync } from "node:fs";
import { join } from "node:path";

type ChangeMode = typeof chmodSync;

function tryChmod(path: string, mode: number, change: ChangeMode): void {
  try {
    change(path, mode);
  } catch (error) {
    // A volume may belong to another user, who decides who reads it.
    if (!(error instanceof Error && "code" in error && error.code === "EPERM")) throw error;
  }
}

/** The folder is its owner's alone, also where it was made before, or by somebody with another umask. */
export const keepFromOthers = (folder: string, change: ChangeMode = chmodSync): void =>
  tryChmod(folder, 0o700, change);

/** The same with everything in it. */
export function keepAllFromOthers(folder: string, change: ChangeMode = chmodSync): void {
  keepFromOthers(folder, change);
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) keepAllFromOthers(path, change);
    else if (entry.isFile()) tryChmod(path, 0o600, change);
  }
}
