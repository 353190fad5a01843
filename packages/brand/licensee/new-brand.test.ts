import { rmSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { journey } from "./journeys.ts";
import { changedIn, install, node, repositoryCopy } from "./repository-copy.ts";
import { type Started, started, startedHandbook } from "./started.ts";

let folder = "";
let site: Started;

beforeAll(async () => {
  folder = repositoryCopy();
  expect(install(folder).status).toBe(0);
  const flags = ["--service", "ときわ資金", "--company", "株式会社ときわ", "--colour", "#5b3a8c", "--yes"];
  expect(node(folder, "packages/brand/bin/brand.ts", "new", "tokiwa", ...flags).status).toBe(0);
  site = await started(folder);
});

afterAll(async () => {
  await site?.stop();
  rmSync(folder, { recursive: true, force: true });
});

test("B9 nothing is edited outside the brand and its shell but the lockfile", () => {
  expect(changedIn(folder).sort()).toEqual(["apps/tokiwa/", "brands/tokiwa/", "pnpm-lock.yaml"]);
});

test("B9 the next start serves the new brand's site", async () => {
  expect(site.said).toContain("http://tokiwa.localhost:");
  const page = await site.read("tokiwa.localhost", "/");
  expect(page.status).toBe(200);
  expect(page.text).toContain("ときわ資金");
  expect(page.text).toContain("#5b3a8c");
  expect((await site.read("tokiwa.localhost", "/brand/logo.svg")).text).toContain(
    "<title>ときわ資金</title>",
  );
  expect((await site.read("tokiwa.localhost", "/api/system_settings/supress_entries/")).status).toBe(200);
});

test("R1.2 its scripts are the same bytes as in the other brands", async () => {
  const page = await site.read("tokiwa.localhost", "/");
  const scripts = [...page.text.matchAll(/\/assets\/[\w.-]+\.js/g)].map(([path]) => path);
  const answers = await Promise.all(
    [...new Set(scripts)].map(async (path) => {
      const [own, other] = await Promise.all(
        ["tokiwa.localhost", "akane.localhost"].map((host) => site.read(host, path)),
      );
      return { path, isShared: own?.text === other?.text && own?.status === 200 };
    }),
  );
  // Only the entry differs: it carries the brand.
  expect(answers.filter(({ isShared }) => !isShared).length).toBeLessThanOrEqual(1);
  expect(answers.filter(({ isShared }) => isShared).length).toBeGreaterThan(0);
});

test("B9 R1.2 the end-to-end thread passes in the new brand", async () => {
  const { status, stdout } = await journey(folder, "every-brand/thread", "tokiwa");
  expect(status, stdout).toBe(0);
  expect(stdout).toContain("2 passed");
});

test("B9 the handbook finds the new brand", async () => {
  const handbook = await startedHandbook(folder);
  try {
    expect((await handbook.read("localhost", "/brands/tokiwa/logo.svg")).text).toContain("ときわ資金");
    expect((await handbook.read("localhost", "/src/brand-names.ts")).text).toContain(
      "brands/tokiwa/index.ts",
    );
  } finally {
    await handbook.stop();
  }
});
