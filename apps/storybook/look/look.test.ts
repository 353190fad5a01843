import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { brandFolders } from "../brand-folders.ts";
import { tinyHandbook } from "./tiny-handbook.ts";

const handbook = tinyHandbook(["button", "field"]);
afterAll(handbook.remove);

const [brand = ""] = brandFolders.map(({ name }) => name);
const look = (...flags: string[]) => {
  const folders = ["--built", handbook.built, "--kept", handbook.kept];
  const args = ["look/look.ts", "--brand", brand, ...folders, ...flags];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: join(import.meta.dirname, ".."),
    encoding: "utf8",
  });
  return { status, said: stdout + stderr };
};

test("a picture that differs from the accepted one is found, counted and shown", () => {
  handbook.paint({ button: "#204060", field: "#808080" });
  expect(look("--accept")).toEqual({ status: 0, said: expect.stringContaining("4 pictures, all accepted") });

  handbook.paint({ button: "#602040", field: "#808080" });
  expect(look()).toEqual({ status: 1, said: expect.stringContaining("4 pictures, 2 changed, 0 new") });
  const report = readFileSync(join(handbook.kept, "index.html"), "utf8");
  for (const width of [360, 1280]) {
    expect(report).toContain(`<h2>button.${brand}.${width}</h2><p>400 pixels differ`);
    expect(existsSync(join(handbook.kept, `difference/button.${brand}.${width}.png`))).toBe(true);
  }
  expect(report).not.toContain("field.");
});
