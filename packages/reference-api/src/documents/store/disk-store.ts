import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join, relative } from "node:path";
import type { ListableStore } from "./open-store.ts";

export function createDiskStore(folder: string): ListableStore {
  const pathOf = (key: string) => join(folder, key);
  return {
    put: async (key, bytes) => {
      const path = pathOf(key);
      await mkdir(dirname(path), { recursive: true });
      // Flushes and renames a temporary file, so that a crash leaves the whole file or none.
      try {
        await writeFile(temporaryPathOf(path), bytes, { mode: 0o600, flush: true });
        await rename(temporaryPathOf(path), path);
      } catch (error) {
        await rm(temporaryPathOf(path), { force: true });
        throw error;
      }
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

/** Temporary file of a write; a crash may leave it behind. */
const temporaryPathOf = (path: string) => `${path}.part`;

const isAbsent = (error: unknown) => error instanceof Error && "code" in error && error.code === "ENOENT";
