import { spawnSync } from "node:child_process";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { licenseeRepository } from "./licensee-repository.ts";
import { packPackages } from "./pack-packages.ts";
import { builtBefore, install, node, repositoryCopy } from "./repository-copy.ts";
import { type Started, startedBy } from "./started.ts";

let handedOver = "";
let own = "";
let site: Started;

beforeAll(async () => {
  handedOver = repositoryCopy();
  expect(install(handedOver).status).toBe(0);
  const flags = ["--service", "ときわ資金", "--yes", "--no-install"];
  expect(node(handedOver, "packages/brand/bin/brand.ts", "new", "tokiwa", ...flags).status).toBe(0);
  const turbo = join(handedOver, "node_modules/.bin/turbo");
  const built = spawnSync(turbo, ["run", "build", "--filter=@kaitori/site"], {
    cwd: handedOver,
    env: { ...process.env, ...builtBefore },
  });
  expect(built.status).toBe(0);

  own = licenseeRepository(handedOver, "tokiwa", packPackages(handedOver));
  const installed = install(own, "--no-frozen-lockfile");
  expect(installed.status, installed.stdout).toBe(0);
});

afterAll(async () => {
  await site?.stop();
  for (const folder of [handedOver, own]) rmSync(folder, { recursive: true, force: true });
});

test("B9 a licensee builds and serves its brand from a repository of its own", async () => {
  const built = spawnSync(join(own, "apps/tokiwa/node_modules/.bin/vite"), ["build"], {
    cwd: join(own, "apps/tokiwa"),
    encoding: "utf8",
  });
  expect(built.status, built.stderr).toBe(0);

  site = await startedBy(own, () => ["serve.ts"], "served");
  const page = await site.read("tokiwa.localhost", "/");
  expect(page.status).toBe(200);
  expect(page.text).toContain("ときわ資金");
  expect((await site.read("tokiwa.localhost", "/api/system_settings/supress_entries/")).status).toBe(200);
});

test("B9 the published types hold for the brand's files", () => {
  const tsc = join(own, "brands/tokiwa/node_modules/.bin/tsc");
  const checked = spawnSync(tsc, ["-p", "."], { cwd: join(own, "brands/tokiwa"), encoding: "utf8" });
  expect(checked.stdout).toBe("");
  expect(checked.status).toBe(0);
});

test("B9 the brand commands work there", () => {
  const checked = spawnSync(join(own, "node_modules/.bin/kaitori-brand"), ["check"], {
    cwd: own,
    encoding: "utf8",
  });
  expect(checked.stdout).toContain('brands/tokiwa/settings.ts:22  "legal.representative" still says');
  expect(checked.status).toBe(1);
});
