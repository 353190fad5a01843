import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { gzipSync } from "node:zlib";
import { afterAll, beforeEach, expect, test } from "vitest";
import { createTestServer, testBrands } from "../../testing/test-server.ts";

const sitesDir = mkdtempSync(join(tmpdir(), "kaitori-sites-"));
const dist = join(sitesDir, "test-brand", "dist");
const { client } = await createTestServer({ sitesDir });
afterAll(() => rmSync(sitesDir, { recursive: true }));

const style = "body{color:red}";
const page = (title: string) =>
  `<!doctype html><head><style>${style}</style></head><body><h1 style="color:&quot;x&quot;">${title}</h1><script type="module" src="/assets/main-1.js"></script></body>`;

let builds = 0;
/** Replaces the build; latest.json is written last. */
function build(id: string, files: Record<string, string | Uint8Array>): void {
  rmSync(dist, { recursive: true, force: true });
  writeFiles({ "shell.html": page("shell"), ...files });
  writeLatest(id);
}

function writeFiles(files: Record<string, string | Uint8Array>): void {
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(dist, name)), { recursive: true });
    writeFileSync(join(dist, name), content);
  }
}

function writeLatest(id: string): void {
  writeFiles({ "builds/latest.json": `{"id":"${id}"}` });
  builds += 1;
  utimesSync(join(dist, "builds/latest.json"), builds, builds);
}

beforeEach(async () => {
  build(`b${builds}`, {
    "index.html": page("top"),
    "login/index.html": page("login"),
    "404/index.html": page("not found"),
    "assets/main-1.js": "one",
    "assets/main-1.js.gz": gzipSync("one"),
    "brand/logo.svg": "<svg/>",
    [`builds/meta/b${builds}.json`]: JSON.stringify({
      routes: [{ path: "/mypage" }, { path: "/entry/detail/:entryId", params: { entryId: "^\\d+$" } }],
    }),
  });
});

const get = (path: string, headers: Record<string, string> = {}) => client().fetch(path, { headers });
const hash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

test.each([
  { path: "/", status: 200, title: "top" },
  { path: "/login", status: 200, title: "login" },
  { path: "/login/", status: 200, title: "login" },
  { path: "/mypage", status: 200, title: "shell" },
  { path: "/entry/detail/12/", status: 200, title: "shell" },
  { path: "/entry/detail/12a/", status: 404, title: "not found" },
  { path: "/no/such/page", status: 404, title: "not found" },
])("R2.1 R2.11 $path returns $status and the page “$title”", async ({ path, status, title }) => {
  const response = await get(path);
  expect(response.status).toBe(status);
  expect(await response.text()).toContain(`>${title}</h1>`);
  expect(response.headers.get("cache-control")).toBe("private, no-cache");
});

test("R8.12 a missing asset returns 404 without a page", async () => {
  for (const path of [
    "/assets/missing-1.js",
    "/assets/",
    "/builds/meta/none.json",
    "/builds/pages/none/x.json",
    "/favicon.png",
  ]) {
    const response = await get(path);
    expect([path, response.status]).toEqual([path, 404]);
    expect(response.headers.get("content-type")).not.toContain("html");
  }
});

test("R2.12 a missing path with a file extension returns the error page to browsers only", async () => {
  const page = await get("/entry/detail/1.5", { accept: "text/html,*/*;q=0.8" });
  expect([page.status, await page.text()]).toEqual([404, expect.stringContaining(">not found</h1>")]);
  const unknown = await get("/old/terms.html", { accept: "text/html,*/*;q=0.8" });
  expect([unknown.status, await unknown.text()]).toEqual([404, expect.stringContaining(">not found</h1>")]);
  for (const path of ["/assets/missing-1.js", "/old/terms.html"])
    expect((await get(path, { accept: path.startsWith("/assets") ? "text/html" : "*/*" })).status).toBe(404);
});

test("hashed files are cached for a year, and builds/latest.json is never cached", async () => {
  build("b", {
    "assets/main-1.js": "one",
    "builds/meta/b.json": "{}",
    "builds/pages/b/policy/terms.json": "{}",
  });
  for (const path of ["/assets/main-1.js", "/builds/meta/b.json", "/builds/pages/b/policy/terms.json"]) {
    const caching = (await get(path)).headers.get("cache-control");
    expect([path, caching]).toEqual([path, "public, max-age=31536000, immutable"]);
  }
  expect((await get("/builds/latest.json")).headers.get("cache-control")).toBe("no-cache");
});

test("a browser gets a compressed file that it accepts", async () => {
  const compressed = await get("/assets/main-1.js", { "accept-encoding": "gzip, br" });
  expect(compressed.headers.get("content-encoding")).toBe("gzip");
  const plain = await get("/assets/main-1.js", { "accept-encoding": "gzip;q=0" });
  expect(plain.headers.get("content-encoding")).toBeNull();
  expect(await plain.text()).toBe("one");
});

test("an unchanged page returns 304", async () => {
  const etag = (await get("/login")).headers.get("etag") ?? "";
  expect((await get("/login", { "if-none-match": etag })).status).toBe(304);
});

test("the policy allows only the page's own scripts and styles", async () => {
  const policy = (await get("/")).headers.get("content-security-policy") ?? "";
  expect(policy).toContain("script-src 'self';");
  expect(policy).toContain(`style-src 'self' ${hash(style)};`);
  expect(policy).toContain(`style-src-attr 'unsafe-hashes' ${hash('color:"x"')};`);
  expect(policy).toContain("require-trusted-types-for 'script'");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).not.toContain("'unsafe-inline'");
});

test("B20 the policy allows the brand's tags except on tag-free pages", async () => {
  const brand = testBrands.find(({ name }) => name === "test-brand");
  if (!brand) throw new Error("The brand has another name.");
  const list = [{ kind: "tagManager" as const, id: "GTM-ABC1234" }];
  const tagged = { ...brand, settings: { ...brand.settings, tags: { consent: "ask" as const, list } } };
  const server = await createTestServer({ sitesDir }, { brands: [tagged] });
  build("tagged", {
    "builds/meta/tagged.json": JSON.stringify({
      routes: [{ path: "/mypage" }, { path: "/entry/contract/:entryId", tagFree: true }],
    }),
  });
  const policyOf = async (path: string) =>
    (await server.client().fetch(path)).headers.get("content-security-policy") ?? "";
  expect(await policyOf("/mypage/")).toContain("script-src 'self' https://www.googletagmanager.com;");
  expect(await policyOf("/mypage/")).toContain("trusted-types kaitori-documents default");
  const tagFreePolicy = await policyOf("/entry/contract/12/");
  expect(tagFreePolicy).toContain("script-src 'self';");
  expect(tagFreePolicy).not.toContain("google");
  expect(tagFreePolicy).toMatch(/trusted-types kaitori-documents$/);
});

test("R8.12 R7.7 files of the last five builds are served to open tabs", async () => {
  const payload = "/builds/pages/first/policy/terms.json";
  build("first", { "assets/old-1.js": "old", [payload.slice(1)]: "{}" });
  expect(await (await get("/assets/old-1.js")).text()).toBe("old");
  for (let later = 1; later <= 4; later += 1) {
    build(`later-${later}`, {});
    await get("/");
  }
  expect(await (await get("/assets/old-1.js")).text()).toBe("old");
  expect(await (await get(payload)).text()).toBe("{}");
  build("later-5", {});
  await get("/");
  expect((await get("/assets/old-1.js")).status).toBe(404);
});

test("R7.7 a folder of a build returns 404", async () => {
  build("folders", { "builds/pages/folders/a.json": "1", "assets/parts/b-1.js": "1" });
  expect((await get("/builds/pages/folders/a.json")).status).toBe(200);
  for (const path of ["/builds/pages/folders", "/assets/parts"]) expect((await get(path)).status).toBe(404);
});

test("R7.7 a new build is served without a restart", async () => {
  build("renewed", { "index.html": page("renewed") });
  expect(await (await get("/")).text()).toContain("renewed");
  expect(await (await get("/builds/latest.json")).json()).toEqual({ id: "renewed" });
});

test("R7.2 the first page sets the cookies of session and token", async () => {
  const browser = client();
  await browser.fetch("/");
  expect([...browser.cookies.keys()]).toEqual(["__Host-session", "csrftoken", "kaitori_visitor"]);
});

test("no file outside the site is served", async () => {
  for (const path of [
    "/../../package.json",
    "/%2e%2e/%2e%2e/package.json",
    "/assets/..%2f..%2fsettings.ts",
    "/%",
  ])
    expect([path, (await get(path)).status]).toEqual([path, 404]);
});

test("a site that is not built returns 503", async () => {
  const response = await client("companies").fetch("/");
  expect(response.status).toBe(503);
});

test("the previous build is served until latest.json of the new one is written", async () => {
  expect((await get("/")).status).toBe(200);
  rmSync(dist, { recursive: true });
  writeFiles({ "shell.html": page("shell"), "login/index.html": page("new login") });
  expect(await (await get("/login")).text()).toContain(">login</h1>");
  writeFiles({ "builds/latest.json": "" });
  expect(await (await get("/login")).text()).toContain(">login</h1>");
  writeLatest("new");
  expect(await (await get("/login")).text()).toContain(">new login</h1>");
});

test("R7.7 a build from before the start is stored at the first request", async () => {
  const server = await createTestServer({ sitesDir });
  build("earlier", { "assets/main-3.js": "earlier" });
  expect((await server.client().fetch("/")).status).toBe(200);
  build("next", {});
  expect((await server.client().fetch("/assets/main-3.js")).status).toBe(200);
  expect(await (await server.client().fetch("/builds/latest.json")).json()).toEqual({ id: "next" });
});
