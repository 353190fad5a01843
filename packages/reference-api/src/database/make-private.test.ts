import { chmodSync, mkdtempSync, readdirSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { makeAllPrivate } from "./make-private.ts";
import { openPGliteFolder } from "./open-pglite.ts";

const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8);

test("the embedded database and its folder are their owner's alone, also what stood there before", async () => {
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
  { what: "a volume of another user is left as it is, its files too", code: "EPERM", refused: false },
  { what: "whatever else goes wrong is an error", code: "EIO", refused: true },
])("$what", ({ code, refused }) => {
  const folder = mkdtempSync(join(tmpdir(), "kaitori-data-"));
  writeFileSync(join(folder, "file"), "");
  const keep = () =>
    makeAllPrivate(folder, (path) => {
      if (path !== folder) throw Object.assign(new Error(code), { code });
    });
  if (refused) expect(keep).toThrow(code);
  else expect(keep).not.toThrow();
});
