import { chmodSync, existsSync, mkdtempSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { DataFolderInUse, lockDataFolder } from "./data-folder-lock.ts";
import { openPGliteFolder } from "./open-pglite.ts";

test("a second lock is refused with the owner's pid, and succeeds after the release", () => {
  const folder = mkdtempSync(join(tmpdir(), "kaitori-lock-"));
  const lock = lockDataFolder(folder);
  expect(() => lockDataFolder(folder)).toThrow(DataFolderInUse);
  expect(() => lockDataFolder(folder)).toThrow(`is in use by process ${process.pid}`);
  lock.release();
  lockDataFolder(folder).release();
});

test("creates the data folder with its parent folders", () => {
  const folder = join(mkdtempSync(join(tmpdir(), "kaitori-lock-")), "one", "two");
  lockDataFolder(folder).release();
  lockDataFolder(folder).release();
});

test.runIf(existsSync("/proc"))("refuses the start at once if the folder cannot be created", () => {
  expect(() => lockDataFolder("/proc/kaitori/data")).toThrow(
    /^DATA_DIR \/proc\/kaitori cannot be created: ENOENT\.$/,
  );
});

test("the folders of the embedded database are private to their owner", async () => {
  const folder = mkdtempSync(join(tmpdir(), "kaitori-data-"));
  chmodSync(folder, 0o755);
  const { close } = await openPGliteFolder(folder);
  await close();
  for (const path of [folder, join(folder, "pglite")]) expect(statSync(path).mode & 0o777).toBe(0o700);
});
