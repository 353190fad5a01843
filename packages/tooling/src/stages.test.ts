import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { expect, test } from "vitest";
import { brandNames, environment, root } from "./project.mjs";
import { stages } from "./stages.mjs";

interface Task {
  readonly taskId: string;
  readonly task: string;
  readonly command: string;
  readonly inputs: Readonly<Record<string, string>>;
}

function planOf(
  folder: string,
  { args, env }: { args: readonly string[]; env: Readonly<Record<string, string>> },
): readonly Task[] {
  const { stdout, stderr } = spawnSync(join(root, "node_modules/.bin/turbo"), [...args, "--dry=json"], {
    cwd: folder,
    encoding: "utf8",
    env: { ...environment(), ...env },
    maxBuffer: 64 * 1024 * 1024,
  });
  if (!stdout.startsWith("{")) throw new Error(stderr);
  const { tasks }: { tasks: Task[] } = JSON.parse(stdout);
  return tasks.filter(({ command }) => command !== "<NONEXISTENT>");
}

const names = Object.keys(stages).map((stage) => (stage === "types" ? "typecheck" : stage));
const plannedTasks = planOf(root, { args: ["run", ...names, "test"], env: {} });

test("every stage of npm test, and npm test as a whole, is a task of turbo", () => {
  const planned = new Set(plannedTasks.map(({ task }) => task));
  expect([...names, "test"].filter((task) => !planned.has(task))).toEqual([]);
});

test.each(["browser", "licensee"])("%s runs again when one of its inputs has changed", (name) => {
  const [brand] = brandNames();
  const [task] = plannedTasks.filter(({ task }) => task === name);
  expect(Object.keys(task?.inputs ?? {})).toEqual(
    expect.arrayContaining([
      "../../pnpm-lock.yaml",
      `../../apps/${brand}/index.html`,
      `../../brands/${brand}/settings.ts`,
      `../../brands/${brand}/assets/logo.svg`,
      "../domain/src/index.ts",
      "../reference-api/src/database/migrations/0300_baseline.sql",
      "../site/vite.config.ts",
      "../site/src/start/routes/table.ts",
      "../site-build/deploy/nginx.conf",
    ]),
  );
});

test("tasks about the whole repository run again when any file has changed", () => {
  const { stdout } = spawnSync("git", ["ls-files", "--cached", "--others", "--exclude-standard"], {
    cwd: root,
    encoding: "utf8",
  });
  const [task] = plannedTasks.filter(({ taskId }) => taskId === "@kaitori/tooling#unit");
  const inputs = new Set(Object.keys(task?.inputs ?? {}).map((file) => join("packages/tooling", file)));
  const files = stdout.split("\n").filter((file) => existsSync(join(root, file)) && file !== "");
  expect(files.length).toBeGreaterThan(1000);
  expect(files.filter((file) => !inputs.has(file))).toEqual([]);
});

const { scripts }: { scripts: Record<string, string> } = JSON.parse(
  readFileSync(join(root, "package.json"), "utf8"),
);
const scriptsOfTurbo = Object.keys(scripts).filter((name) => /\bturbo\b/.test(scripts[name] ?? ""));

test.each(scriptsOfTurbo)("npx pnpm %s starts turbo without telemetry", (name) => {
  const folder = mkdtempSync(join(tmpdir(), "kaitori-turbo-"));
  writeFileSync(join(folder, "turbo"), '#!/bin/sh\n"$TRUE_TURBO" telemetry status\n', {
    mode: 0o755,
  });
  const { stdout } = spawnSync("sh", ["-c", scripts[name] ?? ""], {
    cwd: root,
    encoding: "utf8",
    env: {
      PATH: `${folder}${delimiter}${process.env.PATH}`,
      TRUE_TURBO: join(root, "node_modules/.bin/turbo"),
      XDG_CONFIG_HOME: folder,
    },
  });
  rmSync(folder, { recursive: true });
  expect(stdout).toContain("Status: Disabled");
});

test("npm start and npm test start turbo without telemetry", () => {
  const { stdout } = spawnSync("turbo", ["telemetry", "status"], { env: environment(), encoding: "utf8" });
  expect(stdout).toContain("Status: Disabled");
});
