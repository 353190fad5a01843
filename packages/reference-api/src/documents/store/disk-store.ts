import { mkdir, open, readdir, readFile, rename, rm } from "node:fs/promises";
import { dirname, join, relative } from "node:path";
import type { ListableStore } from "./open-store.ts";

export function createDiskStore(folder: string): ListableStore {
  const pathOf = (key: string) => join(folder, key);
  return {
    put: async (key, bytes) => {
      const path = pathOf(key);
      await mkdir(dirname(path), { recursive: true });
      await writeAtomically(path, bytes);
    },
    get: async (key) => {
      try {
        return await readFile(pathOf(key));
      } catch (error) {
        if (isAbsent(error)) return undefined;
        throw error;
      }
    },
    delete: async (key) => {
      await rm(pathOf(key), { force: true });
      await rm(temporaryPathOf(pathOf(key)), { force: true });
    },
    keys: async function* () {
      const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch((error) => {
        if (isAbsent(error)) return [];
        throw error;
      });
      for (const file of entries)
        if (file.isFile() && !file.name.endsWith(".part"))
          yield relative(folder, join(file.parentPath, file.name));
    },
  };
}

/** Writes to a temporary file, flushes it and renames it, so that a crash leaves the whole file or none. */
async function writeAtomically(path: string, bytes: Uint8Array): Promise<void> {
  const temporaryPath = temporaryPathOf(path);
  try {
    const file = await open(temporaryPath, "w", 0o600);
    try {
      await file.writeFile(bytes);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(temporaryPath, path);
  } catch (error) {
    await rm(temporaryPath, { force: true });
    throw error;
  }
}

/** Temporary file of a write; a crash may leave it behind. */
const temporaryPathOf = (path: string) => `${path}.part`;

const isAbsent = (error: unknown) => error instanceof Error && "code" in error && error.code === "ENOENT";
