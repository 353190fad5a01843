import { randomUUID } from "node:crypto";
import { mkdir, open, readFile, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { FileStore } from "./file-store.ts";

export function diskStore(folder: string): FileStore {
  const pathOf = (key: string) => join(folder, key);
  return {
    put: async (key, bytes) => {
      const path = pathOf(key);
      await mkdir(dirname(path), { recursive: true });
      await writeWhole(path, bytes);
    },
    get: async (key) => {
      try {
        return await readFile(pathOf(key));
      } catch (error) {
        if (isAbsent(error)) return undefined;
        throw error;
      }
    },
    delete: (key) => rm(pathOf(key), { force: true }),
  };
}

/** Written aside, flushed, then named: a process that dies leaves the whole file or none under the key. */
async function writeWhole(path: string, bytes: Uint8Array): Promise<void> {
  const aside = `${path}.${randomUUID()}.part`;
  const file = await open(aside, "wx", 0o600);
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(aside, path);
}

const isAbsent = (error: unknown) => error instanceof Error && "code" in error && error.code === "ENOENT";
