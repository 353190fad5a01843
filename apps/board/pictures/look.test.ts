import { spawnSync } from "node:child_process";
import { cpSync, globSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";

const app = join(import.meta.dirname, "..");
const folder = mkdtempSync(join(tmpdir(), "kaitori-look-"));
afterAll(() => rmSync(folder, { recursive: true }));
const buildFolder = join(folder, "built");

function look(...flags: string[]) {
  const folders = ["--built", buildFolder, "--pictures", join(folder, "pictures")];
  const args = ["pictures/look.ts", "screens-login--wrong-password", ...folders, ...flags];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: app, encoding: "utf8" });
  return { status, output: stdout + stderr };
}

/** Simulates a build in which one decision of a brand has changed. */
function changeBuild(from: string, to: string) {
  const scripts = globSync("assets/*.js", { cwd: buildFolder })
    .map((file) => ({ file: join(buildFolder, file), text: readFileSync(join(buildFolder, file), "utf8") }))
    .filter(({ text }) => text.includes(from));
  expect(scripts.length).toBeGreaterThan(0);
  for (const { file, text } of scripts) writeFileSync(file, text.replaceAll(from, to));
}

test("two runs give equal pictures of a screen unless a brand has changed", () => {
  cpSync(join(app, "dist"), buildFolder, { recursive: true });
  const [brand, ...others] = readdirSync(join(app, "../../brands"));
  const widths = 2;
  const pictures = (1 + others.length) * widths;
  expect(look()).toEqual({ status: 0, output: expect.stringContaining("認めた絵がまだなかった") });
  expect(look()).toEqual({ status: 0, output: expect.stringContaining(`${pictures} passed`) });

  const tokens = readFileSync(join(app, `../../brands/${brand}/tokens.ts`), "utf8");
  changeBuild(/paper: "(?<colour>#[\da-f]{6})"/.exec(tokens)?.groups?.colour ?? "no colour", "#e8dcc8");
  const { status, output } = look();
  expect(status, output).toBe(1);
  expect(output).toMatch(new RegExp(`${widths} failed.*${pictures - widths} passed`, "s"));
  expect(output).toMatch(new RegExp(`\\d\\) \\[${brand} 360\\]`));
  for (const other of others) expect(output).not.toMatch(new RegExp(`\\d\\) \\[${other} `));
});
