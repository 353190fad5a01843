import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createTestServer, type TestServer, testBrand } from "../../testing/test-server.ts";
import type { BuildHandbook } from "./handbook.ts";

let folder = "";
let server: TestServer | undefined;
const handbookDir = () => join(folder, "storybook-static");
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "kaitori-handbook-"));
});
afterEach(async () => {
  await server?.close();
  rmSync(folder, { recursive: true });
});

const writeHandbook = () => {
  mkdirSync(join(handbookDir(), "assets"), { recursive: true });
  writeFileSync(join(handbookDir(), "index.html"), "<title>Storybook</title>");
  writeFileSync(join(handbookDir(), "assets/a.js"), "1");
  writeFileSync(join(folder, "secret.txt"), "secret");
};
const visit = async (path: string, host = "handbook.localhost:4100") => {
  const answer = await server?.server.app.fetch(new Request(`http://${host}${path}`));
  return { status: answer?.status, headers: answer?.headers, text: (await answer?.text()) ?? "" };
};
const serve = async (
  buildHandbook?: BuildHandbook,
  environment: "development" | "production" = "development",
) => {
  server = await createTestServer(
    { environment, handbookDir: handbookDir(), boardDir: join(folder, "board") },
    { buildHandbook },
  );
};

test("B9 the first visit starts the build, and the page shows its progress and reloads", async () => {
  let finishBuild: (done: boolean) => void = () => {};
  let builds = 0;
  await serve((onProgress) => {
    builds += 1;
    onProgress(0.42);
    return new Promise((resolve) => {
      finishBuild = resolve;
    });
  });
  expect(builds).toBe(0);
  const first = await visit("/");
  expect(first.text).toContain("作成しています");
  expect(first.text).toContain('value="42"');
  expect(first.headers?.get("refresh")).toBe("2");
  await visit("/");
  expect(builds).toBe(1);

  writeHandbook();
  finishBuild(true);
  await expect.poll(async () => (await visit("/")).text).toContain("Storybook");
  const script = await visit("/assets/a.js");
  expect(script.text).toBe("1");
  expect(script.headers?.get("content-type")).toContain("text/javascript");
});

test("B9 a failed build is shown, and is retried on request only", async () => {
  let builds = 0;
  await serve(async () => {
    builds += 1;
    return false;
  });
  await expect.poll(async () => (await visit("/")).text).toContain("作成できませんでした");
  await visit("/");
  expect(builds).toBe(1);
  await visit("/?again");
  expect(builds).toBe(2);
});

test("B9 a server without a builder serves a built handbook, or explains how to build it", async () => {
  await serve();
  expect((await visit("/")).text).toContain("npx pnpm storybook");
  writeHandbook();
  expect((await visit("/")).text).toContain("Storybook");
});

test("serves no file outside the handbook", async () => {
  await serve();
  writeHandbook();
  for (const path of ["/../secret.txt", "/..%2fsecret.txt", "/%2e%2e/secret.txt", "/assets", "/%E0"])
    expect((await visit(path)).text).not.toContain("secret");
  for (const path of ["/..%2fsecret.txt", "/%E0"]) expect((await visit(path)).status).toBe(404);
});

test("redirects a folder to its page on the same host, even if the path begins with slashes", async () => {
  await serve();
  writeHandbook();
  for (const path of ["/assets", "//evil.example/..%2fassets", "///evil.example/..%2fassets"]) {
    const { status, headers } = await visit(path);
    expect(status).toBe(302);
    expect(headers?.get("location")).toMatch(/^\/[^/]/);
  }
});

const boardOrigin = "http://handbook.localhost:4100";
const save = async (draft: unknown, headers: Record<string, string> = {}) => {
  const answer = await server?.server.app.fetch(
    new Request(`${boardOrigin}/board/brands`, {
      method: "POST",
      headers: { origin: boardOrigin, "content-type": "application/json", ...headers },
      body: JSON.stringify(draft),
    }),
  );
  return { status: answer?.status, body: (await answer?.text()) ?? "" };
};
const draft = {
  name: "tokiwa",
  serviceName: "ときわ資金",
  company: "株式会社ときわ",
  host: "tokiwa.localhost",
  tokens: testBrand.tokens,
};

const serveBoard = async (build?: BuildHandbook) => {
  mkdirSync(join(folder, "brands"));
  const folders = { handbookDir: handbookDir(), brandsDir: join(folder, "brands") };
  server = await createTestServer({ environment: "development", ...folders }, { buildHandbook: build });
};
const succeed = async () => true;

test("B20 the board saves a brand into the repository", async () => {
  await serveBoard(succeed);
  expect((await visit("/board/brands")).text).toBe('{"canSave":true,"savedTokens":{}}');
  const saved = await save(draft);
  expect(saved.status).toBe(200);
  expect(JSON.parse(saved.body)).toMatchObject({ isNew: true });
  expect(readFileSync(join(folder, "brands/tokiwa/tokens.ts"), "utf8")).toContain(
    testBrand.tokens.decisions.brand,
  );
  expect(JSON.parse((await visit("/board/brands")).text).savedTokens).toEqual({ tokiwa: draft.tokens });
  expect(existsSync(join(folder, "apps/tokiwa/index.html"))).toBe(true);
  expect(await save({ ...draft, name: "../x" })).toEqual({ status: 422, body: '{"refused":"notADraft"}' });
});

test.each([
  { origin: "a page of another site", headers: { origin: "http://evil.example" }, status: 403 },
  { origin: "a page of a brand", headers: { origin: "http://akane.localhost:4100" }, status: 403 },
  { origin: "a form", headers: { "content-type": "text/plain" }, status: 403 },
  { origin: "a client behind a proxy", headers: { "x-forwarded-for": "203.0.113.1" }, status: 421 },
])("B20 $origin cannot save a brand", async ({ headers, status }) => {
  await serveBoard(succeed);
  expect((await save(draft, headers)).status).toBe(status);
  expect(existsSync(join(folder, "brands/tokiwa"))).toBe(false);
});

test("B20 a server without a builder saves no brand", async () => {
  await serveBoard();
  expect((await visit("/board/brands")).text).not.toContain("canSave");
  expect((await save(draft)).status).toBe(421);
  expect(existsSync(join(folder, "brands/tokiwa"))).toBe(false);
});

test("redirects /board to /board/, and caches only files with a content hash permanently", async () => {
  await serve();
  writeHandbook();
  mkdirSync(join(folder, "board"));
  writeFileSync(join(folder, "board/index.html"), "Board");
  writeFileSync(join(handbookDir(), "assets/board-Ab3dE6gH.js"), "1");
  expect((await visit("/board")).headers?.get("location")).toBe("/board/");
  expect((await visit("/board/")).text).toBe("Board");
  expect((await visit("/assets/board-Ab3dE6gH.js")).headers?.get("cache-control")).toContain("immutable");
  expect((await visit("/assets/a.js")).headers?.get("cache-control")).toBe("no-cache");
});

test("the index page links to the handbook", async () => {
  await serve();
  expect((await visit("/", "localhost:4100")).text).toContain('href="http://handbook.localhost:4100/"');
});

test("production has no handbook", async () => {
  await serve(undefined, "production");
  writeHandbook();
  expect((await visit("/")).status).toBe(421);
});
