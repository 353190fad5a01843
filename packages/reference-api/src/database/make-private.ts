import { chmodSync, readdirSync } from "node:fs";
import { join } from "node:path";

type ChangeMode = typeof chmodSync;

function tryChmod(path: string, mode: number, change: ChangeMode): void {
  try {
    change(path, mode);
  } catch (error) {
    // The volume belongs to another user, who sets its permissions.
    if (!(error instanceof Error && "code" in error && error.code === "EPERM")) throw error;
  }
}

/** Makes the folder private to its owner. */
export const makePrivate = (folder: string, change: ChangeMode = chmodSync): void =>
  tryChmod(folder, 0o700, change);

export function makeAllPrivate(folder: string, change: ChangeMode = chmodSync): void {
  makePrivate(folder, change);
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) makeAllPrivate(path, change);
    else if (entry.isFile()) tryChmod(path, 0o600, change);
  }
}
