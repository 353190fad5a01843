import { mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { FileStore } from "../../http/services.ts";
import { startS3CompatibleStore } from "../../testing/s3-compatible-store.ts";
import { openStore, requireUsableStore } from "./open-store.ts";

let folder: string;
let server: Awaited<ReturnType<typeof startS3CompatibleStore>>;
let stores: Record<string, FileStore>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "kaitori-files-"));
  server = await startS3CompatibleStore();
  stores = {
    disk: openStore({ filesUrl: undefined, dataDir: join(folder, "data") }),
    "another folder": openStore({ filesUrl: pathToFileURL(join(folder, "other")).href, dataDir: folder }),
    "S3-compatible": openStore({ filesUrl: server.filesUrl, dataDir: folder }),
  };
});

afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true });
});

const bytes = new Uint8Array([0, 1, 2, 250, 255]);

describe.each(["disk", "another folder", "S3-compatible"])("B3 the store %s", (name) => {
  const store = () => {
    const result = stores[name];
    if (result === undefined) throw new Error(name);
    return result;
  };

  test("returns the stored bytes", async () => {
    await store().put("a1/first", bytes, "image/png");
    expect(new Uint8Array((await store().get("a1/first")) ?? [])).toEqual(bytes);
  });

  test("returns undefined for an unknown key", async () => {
    expect(await store().get("a1/never")).toBeUndefined();
  });

  test("deletes a key, and deleting it twice succeeds", async () => {
    await store().put("b2/second", bytes, "image/png");
    await store().delete("b2/second");
    await store().delete("b2/second");
    expect(await store().get("b2/second")).toBeUndefined();
  });

  test("stores twenty files in parallel", async () => {
    const keys = Array.from({ length: 20 }, (_, index) => `many/${index}`);
    await Promise.all(keys.map((key, index) => store().put(key, new Uint8Array([index]), "image/png")));
    const read = await Promise.all(keys.map((key) => store().get(key)));
    expect(read.map((content) => content?.[0])).toEqual(keys.map((_, index) => index));
  });
});

test("the start fails with an unusable store, and leaves no file in a usable one", async () => {
  const storeAt = (filesUrl: string) => openStore({ filesUrl, dataDir: folder });
  await expect(requireUsableStore(storeAt(server.filesUrl.replace("documents", "absent")))).rejects.toThrow(
    "FILES_URL names a store that cannot be used: ",
  );
  const store = storeAt(`${server.filesUrl}/new`);
  await requireUsableStore(store);
  for await (const key of store.keys()) expect.unreachable(key);
});

test("B3 a folder has no temporary files", async () => {
  const names = await readdir(join(folder, "data", "files"), { recursive: true });
  expect(names.filter((name) => name.endsWith(".part"))).toEqual([]);
});

test("B3 a failed write leaves no temporary file, and a delete removes that of a crash", async () => {
  const files = join(folder, "data", "files");
  // A non-empty folder at the path of the file makes the rename fail.
  await mkdir(join(files, "2026-11", "taken", "inside"), { recursive: true });
  const store = openStore({ filesUrl: undefined, dataDir: join(folder, "data") });
  await expect(store.put("2026-11/taken", new Uint8Array([1]), "image/png")).rejects.toThrow();
  expect(await readdir(join(files, "2026-11"))).toEqual(["taken"]);

  await writeFile(join(files, "2026-11", "died.part"), "half");
  await store.delete("2026-11/died");
  expect(await readdir(join(files, "2026-11"))).toEqual(["taken"]);
});
