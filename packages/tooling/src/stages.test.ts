import { spawnSync } from "node:child_process";
import { cpSync, existsSync, globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { brandNames, environment, root } from "./project.mjs";
import { stages, turboRun } from "./stages.mjs";

interface Task {
  readonly taskId: string;
  readonly task: string;
  readonly command: string;
  readonly hash: string;
  readonly inputs: Readonly<Record<string, string>>;
  readonly resolvedTaskDefinition: { readonly cache: boolean; readonly outputs: readonly string[] };
}

/** Turbo's plan, without running it. */
const plan = (...tasks: string[]) => planOf(root, { args: ["run", ...tasks], env: {} });

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

test("every stage of npm test, and npm test as a whole, is a task of turbo", () => {
  const names = Object.keys(stages).map((stage) => (stage === "types" ? "typecheck" : stage));
  const plannedTasks = new Set(plan(...names, "test").map(({ task }) => task));
  expect([...names, "test"].filter((task) => !plannedTasks.has(task))).toEqual([]);
});

test.each(["browser", "licensee"])("%s runs again when one of its inputs has changed", (name) => {
  const [brand] = brandNames();
  const [task] = plan(name).filter(({ task }) => task === name);
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
  const [task] = plan("unit", "--filter=@kaitori/tooling");
  const inputs = new Set(Object.keys(task?.inputs ?? {}).map((file) => join("packages/tooling", file)));
  const files = stdout.split("\n").filter((file) => existsSync(join(root, file)) && file !== "");
  expect(files.length).toBeGreaterThan(1000);
  expect(files.filter((file) => !inputs.has(file))).toEqual([]);
});

test("turbo's telemetry and its notice about it are off", () => {
  const home = mkdtempSync(join(tmpdir(), "kaitori-home-"));
  const { stdout, stderr } = spawnSync("npx", ["pnpm", "boundaries"], {
    cwd: root,
    encoding: "utf8",
    env: { PATH: process.env.PATH, HOME: home },
  });
  rmSync(home, { recursive: true });
  expect(stdout + stderr).toContain("no issues found");
  expect(stdout + stderr).not.toContain("telemetry");
});

/** The files that turbo reads for a plan, with a history of one commit. */
function scratchRepository() {
  const folder = mkdtempSync(join(tmpdir(), "kaitori-changed-"));
  const files = globSync(
    [
      "package.json",
      "pnpm-lock.yaml",
      "pnpm-workspace.yaml",
      "turbo.json",
      "{packages,apps,brands}/*/{package,turbo}.json",
    ],
    { cwd: root },
  );
  for (const file of files) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    cpSync(join(root, file), join(folder, file));
  }
  const git = (...args: string[]) =>
    spawnSync("git", ["-c", "user.name=changed", "-c", "user.email=changed@kaitori.example", ...args], {
      cwd: folder,
    });
  git("init", "-q", "-b", "main");
  git("add", "--all");
  git("commit", "-q", "-m", "Start");
  const unitAfterChangeOf = (file: string) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), "export {};\n");
    const tasks = planOf(folder, turboRun("unit", { since: "main" }));
    rmSync(join(folder, file));
    return tasks.map(({ taskId }) => taskId.replace("#unit", ""));
  };
  return { unitAfterChangeOf, [Symbol.dispose]: () => rmSync(folder, { recursive: true, force: true }) };
}

test("--changed tests what uncommitted changes can break, and nothing else", () => {
  using repository = scratchRepository();
  const afterWire = repository.unitAfterChangeOf("packages/wire/src/more.ts");
  expect(afterWire).toEqual(
    expect.arrayContaining([
      "@kaitori/wire",
      "@kaitori/api-client",
      "@kaitori/site",
      "@kaitori/reference-api",
    ]),
  );
  expect(afterWire).not.toContain("@kaitori/domain");
  const afterDomain = repository.unitAfterChangeOf("packages/domain/src/more.ts");
  expect(afterDomain).toEqual(expect.arrayContaining(["@kaitori/domain", ...afterWire]));
});
