import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { freePort } from "@kaitori/tooling/free-port";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { openPage } from "./open-page.ts";
import { changedFilesIn, copyRepository, install, node, turbo } from "./repository-copy.ts";
import { isListening, type RunningServer, startBrands, startServerOn } from "./start-programs.ts";

let folder = "";
let site: RunningServer;

beforeAll(async () => {
  folder = copyRepository();
  expect(install(folder).status).toBe(0);
  const flags = ["--service", "ときわ資金", "--company", "株式会社ときわ", "--colour", "#5b3a8c", "--yes"];
  expect(node(folder, "packages/brand/bin/brand.ts", "new", "tokiwa", ...flags).status).toBe(0);
  writeFileSync(join(folder, "brands/tokiwa/sections.ts"), sections);
  site = await startBrands(folder);
});

const sections = `import type { BrandSections } from "@kaitori/brand";

export default {
  pages: [
    {
      path: "/guide/hand-over",
      title: "代金が届いたら",
      description: "お取引先から代金が届いたあとの手順です。",
      parts: [{ kind: "text", text: "{serviceName}へ、{handOverDays}営業日以内にお引き渡しください。" }],
    },
  ],
  footer: [{ label: "代金が届いたら", href: "/guide/hand-over/" }],
} satisfies BrandSections;
`;

afterAll(async () => {
  await site?.stop();
  rmSync(folder, { recursive: true, force: true });
});

test("B9 a new brand changes only its folders in apps and brands, and the lockfile", () => {
  expect(changedFilesIn(folder).sort()).toEqual(["apps/tokiwa/", "brands/tokiwa/", "pnpm-lock.yaml"]);
});

test("B9 the next start serves the new brand's site", async () => {
  expect(site.output).toContain("http://tokiwa.localhost:");
  const page = await site.read("tokiwa.localhost", "/");
  expect(page.status).toBe(200);
  expect(page.text).toContain("ときわ資金");
  expect(page.text).toContain("#5b3a8c");
  expect((await site.read("tokiwa.localhost", "/brand/logo.svg")).text).toContain(
    "<title>ときわ資金</title>",
  );
  expect((await site.read("tokiwa.localhost", "/api/system_settings/supress_entries/")).status).toBe(200);
});

test("B20 a page of the new brand is served at its address, and in no other brand", async () => {
  const at = (brand: string) => site.read(`${brand}.localhost`, "/guide/hand-over/");
  const [pageOfBrand, pageOfOther] = await Promise.all([at("tokiwa"), at("akane")]);
  expect([pageOfBrand.status, pageOfOther.status]).toEqual([200, 404]);
  expect(pageOfBrand.text).toMatch(/<h1[^>]*>代金が届いたら/);
  expect(pageOfBrand.text).toMatch(/ときわ資金へ、\d営業日以内にお引き渡しください。/);
  expect(pageOfBrand.text).toContain("<title>代金が届いたら｜ときわ資金</title>");
  expect((await site.read("tokiwa.localhost", "/sitemap.xml")).text).toContain("/guide/hand-over/</loc>");
  const { status, stdout } = node(folder, "packages/brand/bin/brand.ts", "check", "tokiwa");
  expect([status, stdout]).toEqual([1, expect.not.stringContaining("sections.ts")]);
});

// The journey in a browser takes half a minute.
test.runIf(process.env.LONG)("B9 R1.2 the login journey passes in the new brand", async () => {
  const e2e = join(folder, "packages/e2e");
  // The runner starts a server, whose data are deleted with the folder.
  const { status, stdout } = spawnSync(
    join(e2e, "node_modules/.bin/playwright"),
    ["test", "every-brand/login-to-logout", "--project", "tokiwa phone"],
    {
      cwd: e2e,
      env: { ...developmentEnvironment, LONG: undefined, E2E_PORT: String(await freePort()), TMPDIR: folder },
      encoding: "utf8",
    },
  );
  expect(status, stdout).toBe(0);
  expect(stdout).toContain("1 passed");
});

// Storybook takes most of a minute to build.
describe.runIf(process.env.LONG)("the handbook and its board", () => {
  test("B9 npm start builds the handbook when it is opened, with the new brand in it", async () => {
    expect((await site.read("handbook.localhost", "/")).text).toContain("作成しています");
    await expect
      .poll(async () => (await site.read("handbook.localhost", "/brands/tokiwa/logo.svg")).text, {
        interval: 500,
        timeout: 300_000,
      })
      .toContain("ときわ資金");
    expect((await site.read("handbook.localhost", "/")).text).toContain("storybook");
  });

  test("B20 a brand edited on the board is shown at once, refused if unreadable, and saved without findings of the check", async () => {
    const board = `http://handbook.localhost:${site.port}/board/`;
    // Not spawnSync: this process must read the server's log, because a full pipe would stop the server.
    const boardJourney = spawn(process.execPath, ["apps/board/journey.ts", board, "midori"], {
      cwd: folder,
      stdio: ["ignore", "ignore", "inherit"],
    });
    expect(await endOf(boardJourney)).toBe(0);
    expect(node(folder, "packages/brand/bin/brand.ts", "check", "midori").status).toBe(0);
  });

  test("B20 the next start installs and serves the saved brand", async () => {
    await site.stop();
    site = await startBrands(folder);
    expect((await site.read("midori.localhost", "/")).text).toContain("みどり資金");
  });
});

// The page loads every module, which takes a quarter of a minute.
describe.runIf(process.env.LONG)("pnpm dev", () => {
  let ports = { api: 0, site: 0 };
  const command = () => [
    "packages/tooling/bin/kaitori.mjs",
    ...["dev", "tokiwa", "--port", `${ports.api}`, "--site-port", `${ports.site}`, "--data", ".data/dev"],
  ];
  const nothingListens = async () => !(await isListening(ports.api)) && !(await isListening(ports.site));

  test("B9 the open page shows saved changes; a signal ends every process", async () => {
    ports = { api: await freePort(), site: await freePort() };
    const server = await startServerOn(ports.api, folder, [process.execPath, ...command()], "Ctrl+C");
    const page = await openPage(`http://127.0.0.1:${ports.site}`, "/src/main.tsx");
    const save = (file: string, from: string | RegExp, to: string) => {
      const path = join(folder, "brands/tokiwa", file);
      const before = readFileSync(path, "utf8");
      expect(before).toMatch(from);
      writeFileSync(path, before.replace(from, to));
    };
    try {
      save("tokens.ts", "#5b3a8c", "#1f5f3b");
      await page.waitForText("--colour-brand:#1f5f3b");
      save("copy.ts", "{}", '{ "top.title": "保存した言葉" }');
      await page.waitForText("保存した言葉");
      save("settings.ts", "individuals: true", "individuals: false");
      await page.waitForText("individuals: false");
      // The server reads the settings again as well: during maintenance it refuses every call.
      save("settings.ts", "on: false", "on: true");
      await expect
        .poll(
          async () => (await server.read("tokiwa.localhost", "/api/system_settings/supress_entries/")).status,
          { timeout: 30_000 },
        )
        .toBe(503);
    } finally {
      await page.close();
      await server.stop();
    }
    expect(await nothingListens()).toBe(true);
  });

  test("B9 a start that fails ends every process", async () => {
    ports = { api: await freePort(), site: await freePort() };
    writeFileSync(join(folder, "apps/tokiwa/vite.config.ts"), 'throw new Error("no configuration");');
    const child = spawn(process.execPath, command(), {
      cwd: folder,
      stdio: "ignore",
      env: developmentEnvironment,
    });
    expect(await endOf(child)).toBe(1);
    expect(await nothingListens()).toBe(true);
  });
});

describe.runIf(process.env.LONG)("commands of the repository", () => {
  test("turbo runs a task if pnpm is not on the path", () => {
    const programs = mkdtempSync(join(tmpdir(), "without-pnpm-"));
    for (const program of [process.execPath, "/usr/bin/sh", "/usr/bin/git"])
      symlinkSync(program, join(programs, basename(program)));
    vi.stubEnv("PATH", programs);
    expect(spawnSync("pnpm").error).toBeDefined();
    const { status, stdout, stderr } = turbo(folder, "run", "typecheck", "--filter=@kaitori/brand-tokiwa");
    vi.unstubAllEnvs();
    expect(status, stdout + stderr).toBe(0);
  });

  test("the type check continues after the first package that fails", () => {
    for (const part of ["brands/tokiwa/broken.ts", "packages/domain/src/broken.ts"])
      writeFileSync(join(folder, part), "export const broken: number = '';\n");
    const pnpm = join(folder, "node_modules/.bin/pnpm");
    const filters = ["--filter=@kaitori/domain", "--filter=@kaitori/brand-tokiwa"];
    const { status, stdout } = spawnSync(pnpm, ["typecheck", "--concurrency=1", ...filters], {
      cwd: folder,
      encoding: "utf8",
    });
    expect(status).not.toBe(0);
    expect(stdout).toMatch(/domain:typecheck: .*broken\.ts/);
    expect(stdout).toMatch(/brand-tokiwa:typecheck: .*broken\.ts/);
  });
});

/** Vitest sets NODE_ENV to "test" for its child processes. */
const developmentEnvironment = { ...process.env, NODE_ENV: "development" };

const endOf = (child: ChildProcess) =>
  new Promise<number | null>((resolve) => {
    child.on("exit", resolve);
  });
