import { existsSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { DataFolderInUse, lockDataFolder } from "./data-folder-lock.ts";

test("a data folder has one owner, named to whoever comes second, and is free after it", () => {
  const folder = mkdtempSync(join(tmpdir(), "kaitori-lock-"));
  const lock = lockDataFolder(folder);
  expect(() => lockDataFolder(folder)).toThrow(DataFolderInUse);
  expect(() => lockDataFolder(folder)).toThrow(`is in use by process ${process.pid}`);
  lock.release();
  lockDataFolder(folder).release();
});

test("a data folder is made with the folders above it", () => {
  const folder = join(mkdtempSync(join(tmpdir(), "kaitori-lock-")), "one", "two");
  lockDataFolder(folder).release();
  lockDataFolder(folder).release();
});

test.runIf(existsSync("/proc"))("where no folder can be made the start is refused at once", () => {
  expect(() => lockDataFolder("/proc/kaitori/data")).toThrow(
    /^DATA_DIR \/proc\/kaitori cannot be made: ENOENT\.$/,
  );
});
