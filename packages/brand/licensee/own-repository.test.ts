import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { checkPackage, createPackageFromTarballData } from "@arethetypeswrong/core";
import { publint } from "publint";
import { formatMessage } from "publint/utils";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createRepository } from "./own-repository.ts";
import { packPackages, publishedNames } from "./packed-packages.ts";
import { type RunningServer, startServer } from "./start-programs.ts";
import { visitor } from "./visitor.ts";

let packed: ReturnType<typeof packPackages>;
let root = "";
let site: RunningServer;

const bin = (name: string, folder = root) => join(folder, "node_modules/.bin", name);
const exec = (program: string, args: readonly string[], options: { cwd: string; env?: object }) =>
  spawnSync(program, args, { ...options, env: { ...process.env, ...options.env }, encoding: "utf8" });

beforeAll(() => {
  packed = packPackages();
  root = createRepository(packed.tarballs, "tokiwa", "--service", "ときわ資金");
});

afterAll(async () => {
  await site?.stop();
  for (const folder of [packed.folder, root]) rmSync(folder, { recursive: true, force: true });
});

const bytesOf = (name: string) => readFileSync(packed.tarballs[name] ?? "");

test.each(publishedNames)(
  "%s contains what its package.json declares, and its types resolve",
  async (name) => {
    const bytes = bytesOf(name);
    const tarball = new Uint8Array(bytes).buffer;
    const { messages, pkg } = await publint({ pack: { tarball }, strict: true });
    expect(messages.map((message) => formatMessage(message, pkg))).toEqual([]);

    const { types, problems = [] } = await typesOf(new Uint8Array(bytes));
    expect(types).not.toBe(false);
    // The packages are ESM only; a style sheet and a text file have no types.
    const esmProblems = problems.filter(
      (problem) =>
        !("resolutionKind" in problem && ["node10", "node16-cjs"].includes(problem.resolutionKind)) &&
        !("entrypoint" in problem && /\.(?:css|md)$/.test(problem.entrypoint)),
    );
    expect(esmProblems).toEqual([]);
  },
);

const typesOf = async (bytes: Uint8Array) => {
  const analysis = await checkPackage(createPackageFromTarballData(bytes));
  return { types: analysis.types, problems: "problems" in analysis ? analysis.problems : [] };
};

test.each(publishedNames)(
  "%s contains its licence and changelog, but no test, story, fixture or benchmark",
  (name) => {
    const listed = exec("tar", ["-tzf", packed.tarballs[name] ?? ""], { cwd: packed.folder })
      .stdout.trim()
      .split("\n");
    const files = listed.map((file) => file.replace("package/", ""));
    expect(files).toEqual(expect.arrayContaining(["LICENSE", "CHANGELOG.md", "README.md", "package.json"]));
    const internalFiles =
      /(?:\.test\.|\.stories\.|^(?:src|bench|mutation|licensee|faults|scripts)\/|\/(?:testing|stories)\/|samples)/;
    expect(files.filter((file) => internalFiles.test(file))).toEqual([]);
    expect(files.filter((file) => /(?<!\.d)\.tsx?$/.test(file) && !file.startsWith("template/"))).toEqual([]);
  },
);

test("B9 in an empty folder a licensee creates, builds and serves its brand", async () => {
  const built = exec(bin("pnpm"), ["run", "build"], { cwd: root, env: { NODE_ENV: "production" } });
  expect(built.status, built.stdout + built.stderr).toBe(0);

  site = await startServer(root, () => [bin("kaitori-server")], "listening");
  const page = await site.read("tokiwa.localhost", "/");
  expect(page.status).toBe(200);
  expect(page.text).toContain("ときわ資金");
  expect((await site.read("tokiwa.localhost", "/api/system_settings/supress_entries/")).status).toBe(200);
  const licenses = (await site.read("tokiwa.localhost", "/assets/licenses.txt")).text;
  const bundled = [...licenses.matchAll(/^## (\S+) - /gm)].map(([, name]) => name);
  expect(bundled).toEqual(
    expect.arrayContaining(["react", "react-dom", "react-router", "zustand", "valibot"]),
  );
});

test("B9 the licensee's site is served with hot reload from the installed packages", async () => {
  const vite = bin("vite", join(root, "apps/tokiwa"));
  const dev = await startServer(
    join(root, "apps/tokiwa"),
    (port) => [vite, "--port", String(port), "--strictPort"],
    "ready in",
  );
  try {
    const read = async (path: string) => {
      const answer = await dev.read("localhost", path);
      expect(answer.status, path).toBe(200);
      return answer.text;
    };
    const importMatching = (text: string, pattern: RegExp) =>
      [...text.matchAll(/from "([^"]+)"|import "([^"]+)"/g)]
        .map(([, from, effect]) => from ?? effect ?? "")
        .find((path) => pattern.test(path)) ?? "";
    expect(await read("/")).toContain("ときわ資金");
    const site = await read(importMatching(await read("/src/main.tsx"), /library\/index\.js/));
    expect(await read(importMatching(site, /ui\/dist\/styles\.css/))).toContain("box-sizing: border-box");
    const start = await read(importMatching(site, /library\/start\/start\.js/));
    // Vite pre-bundles React, whose published format browsers cannot read.
    expect(await read(importMatching(start, /deps\/react-dom_client\.js/))).toContain("createRoot");
  } finally {
    await dev.stop();
  }
});

test("B9 the licensee's server reads PDFs, in a worker thread", async () => {
  const { get, post } = visitor(site.port, "tokiwa.localhost");
  await get("/api/system_settings/supress_entries/");
  const loggedIn = await post("/api/auth/", { email: "ready@demo.example", password: "kaitori-demo" });
  expect(loggedIn.status, loggedIn.text).toBe(200);
  const form = new FormData();
  form.set("kind", "invoice");
  form.set("content", new File([pdf], "請求書.pdf", { type: "application/pdf" }));
  const uploaded = await post("/api/uploads/", form);
  expect(uploaded.status, uploaded.text).toBe(200);
  expect(JSON.parse(uploaded.text)).toMatchObject({
    kind: "invoice",
    name: "請求書.pdf",
    content_type: "application/pdf",
    error: false,
  });
});

const pdf = `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 260]>>endobj
trailer<</Root 1 0 R>>
%%EOF
`;

test("B9 the licensee's server runs the background jobs, which send mails", async () => {
  const { get, post } = visitor(site.port, "tokiwa.localhost");
  await get("/api/system_settings/supress_entries/");
  const response = await post("/api/password/reset/", { email: "ready@demo.example" });
  expect(response.status, response.text).toBeLessThan(300);
  await expect
    .poll(async () => (await site.read("localhost", "/mailbox")).text, { timeout: 20_000 })
    .toContain("ready@demo.example");
});

test("R4.21 the desk's command lists the waiting tasks", () => {
  const env = { DESK_URL: `http://desk.localhost:${site.port}`, XDG_STATE_HOME: join(root, "state") };
  const listed = exec(bin("kaitori-desk"), ["list"], { cwd: root, env });
  expect(listed.stderr).toBe("");
  expect(listed.status).toBe(0);
  expect(listed.stdout).toContain('"brand": "tokiwa"');
});

test("B9 the repository installs one React, one router and one version of each Kaitori package", () => {
  const installed = readdirSync(join(root, "node_modules/.pnpm"));
  const versionsOf = (name: string) =>
    installed.filter((folder) => folder.startsWith(`${name.replace("/", "+")}@`));
  for (const name of ["react", "react-dom", "react-router", ...publishedNames])
    expect(versionsOf(name), name).toHaveLength(1);

  const app = createRequire(join(root, "apps/tokiwa/package.json"));
  const fromSite = createRequire(realpathSync(app.resolve("@kaitori/site/package.json")));
  for (const name of ["react", "react-dom", "react-router"])
    expect(fromSite.resolve(`${name}/package.json`)).toBe(app.resolve(`${name}/package.json`));
});

test("B9 a project that uses the published packages compiles", () => {
  const cwd = join(root, "apps/types");
  const checked = exec(bin("tsc", cwd), ["-p", "."], { cwd });
  expect(checked.stdout).toBe("");
  expect(checked.status).toBe(0);
});

test("B9 each step of the CI is a command that works; a brand with unwritten facts does not pass", () => {
  const workflow = readFileSync(join(root, ".github/workflows/ci.yml"), "utf8");
  const [[install, ...others] = [], pictures = []] = workflow
    .split("\n  pictures:\n")
    .map((job) => [...job.matchAll(/- run: (.+)/g)].map(([, step]) => step ?? ""));
  expect(install).toMatch(/^npx -y pnpm@\d+\.\d+\.\d+ install --frozen-lockfile$/);
  expect(others).toEqual(["npx pnpm run typecheck", "npx pnpm run build", "npx pnpm run brand check"]);
  const pictureSteps = (look: string) => [install, "npx pnpm run build", `npx pnpm run ${look}`];
  expect(pictures.filter((step) => step.startsWith("npx"))).toEqual([
    ...pictureSteps("brand look --accept"),
    ...pictureSteps("brand look"),
  ]);

  // The folder is installed and built already.
  for (const { step, status, message } of [
    { step: others[0], status: 0, message: "" },
    { step: others[2], status: 1, message: "「legal.representative」が「【要記入】」のままです" },
  ]) {
    const result = exec("sh", ["-c", step ?? ""], { cwd: root });
    expect(result.status, result.stdout + result.stderr).toBe(status);
    expect(result.stdout).toContain(message);
  }
});

// Two builds and six pictures take minutes, so `npm run long` runs it.
test.runIf(process.env.LONG)("B20 the CI finds a change of the look of pages, also behind the login", () => {
  const look = (...flags: string[]) => {
    const args = ["run", "brand", "--lang", "en", "look", "--of", "mypage-under-review", ...flags];
    const { status, stdout, stderr } = exec(bin("pnpm"), args, { cwd: root });
    return { status, output: stdout + stderr };
  };
  const outputWith = (words: string) =>
    expect.stringContaining(`tokiwa: 2 pictures, ${words}: .pictures/tokiwa/`);
  expect(look("--accept")).toEqual({ status: 0, output: outputWith("all accepted") });
  expect(look()).toEqual({ status: 0, output: outputWith("0 changed, 0 new") });

  const tokens = join(root, "brands/tokiwa/tokens.ts");
  const before = readFileSync(tokens, "utf8");
  writeFileSync(tokens, before.replace(/paper: "#[\da-f]{6}"/, 'paper: "#ffffff"'));
  const built = exec(bin("pnpm"), ["run", "build"], { cwd: root, env: { NODE_ENV: "production" } });
  expect(built.status, built.stdout + built.stderr).toBe(0);
  expect(look()).toEqual({ status: 1, output: outputWith("2 changed, 0 new") });
  for (const part of ["accepted", "current", "difference"])
    expect(existsSync(join(root, `.pictures/tokiwa/${part}/mypage-under-review.360.png`)), part).toBe(true);
});

test("B9 the README names the file with the requirements of a release, and the file exists", () => {
  const readme = readFileSync(join(root, "README.md"), "utf8");
  for (const [file] of readme.matchAll(/node_modules\/@kaitori\/\S+\.md|(?:brands|apps|\.github)\/[\w./-]+/g))
    expect(existsSync(join(root, file)), file).toBe(true);
  expect(readme).not.toContain("{{");
});
