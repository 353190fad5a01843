import { chmodSync, mkdtempSync, readdirSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { makeAllPrivate } from "./make-private.ts";
import { openPGliteFolder } from "./open-pglite.ts";

const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8);

test("makes existing and new files of the embedded database private to their owner", async () => {
  const folder = mkdtempSync(join(tmpdir(), "kaitori-data-"));
  chmodSync(folder, 0o755);
  const { close, script } = await openPGliteFolder(folder);
  await script("create table written_later (id integer)");
  await close();
  expect(modeOf(folder)).toBe("700");
  expect(modeOf(join(folder, "pglite"))).toBe("700");
  const within = readdirSync(join(folder, "pglite"), { recursive: true, withFileTypes: true });
  const modes = (isFolder: boolean) =>
    new Set(
      within
        .filter((entry) => entry.isDirectory() === isFolder)
        .map(({ parentPath, name }) => modeOf(join(parentPath, name))),
    );
  expect(modes(true)).toEqual(new Set(["700"]));
  expect(modes(false)).toEqual(new Set(["600"]));
});

test.each([
  { title: "ignores files of another user", code: "EPERM", throws: false },
  { title: "throws any other error", code: "EIO", throws: true },
])("$title", ({ code, throws }) => {
  const folder = mkdtempSync(join(tmpdir(), "kaitori-data-"));
  writeFileSync(join(folder, "file"), "");
  const makePrivate = () =>
    makeAllPrivate(folder, (path) => {
      if (path !== folder) throw Object.assign(new Error(code), { code });
    });
  if (throws) expect(makePrivate).toThrow(code);
  else expect(makePrivate).not.toThrow();
});
