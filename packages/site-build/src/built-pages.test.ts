import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import type { Brand } from "@kaitori/brand";
import { exampleBrand } from "@kaitori/brand/testing";
import { afterEach, beforeEach, expect, test } from "vitest";
import { builtPages } from "./built-pages.ts";
import type { BuiltSite } from "./built-site.ts";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "kaitori-pages-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

const brand = exampleBrand();
const indexHtml = (style: string) =>
  `<html><head><style>${style}</style><!--head--></head><body><div id="site"><!--page--></div></body></html>`;

const page = { prerender: true, isBrandPage: false, isIndexed: false, tagFree: false, params: {} };

function site(): BuiltSite {
  const clientFolder = join(folder, "client");
  mkdirSync(join(clientFolder, "assets"), { recursive: true });
  writeFileSync(join(clientFolder, "assets/base.css"), ".base{color:red}.later{color:red}");
  writeFileSync(join(clientFolder, "assets/Login.css"), ".login{color:red}");
  const rendered = (path: string) => ({
    path,
    title: `<${path}>`,
    description: "d",
    html: `<h1 class="base login">${path}</h1>`,
    parts: [],
  });
  return {
    clientFolder,
    manifest: {
      entry: "assets/site.js",
      earlyClicks: "assets/early-clicks.js",
      chunks: ["assets/site.js", "assets/base.js"],
      css: ["assets/base.css"],
      routes: [
        {
          path: "/",
          chunks: [],
          css: [],
          parts: {
            Voices: { chunks: ["assets/Voices.js"], css: [] },
            History: { chunks: ["assets/History.js"], css: [] },
          },
        },
        {
          path: "/login",
          chunks: ["assets/Login.js", "assets/base.js"],
          css: ["assets/Login.css"],
          parts: {},
        },
        { path: "/entry/:entryId", chunks: [], css: [], parts: {} },
      ],
      ownPage: { chunks: ["assets/OwnPage.js", "assets/base.js"], css: [], parts: {} },
    },
    loadPrerenderer: async () => ({
      pagesOf: ({ sections }) => [
        { ...page, path: "/", isIndexed: true },
        { ...page, path: "/login" },
        {
          ...page,
          path: "/entry/:entryId",
          prerender: false,
          tagFree: true,
          params: { entryId: "^\\d+$" },
        },
        ...(sections?.pages ?? []).map(({ path }) => ({ ...page, path, isBrandPage: true, isIndexed: true })),
      ],
      renderPage: async ({ assets }, path) => ({
        ...rendered(path),
        ...(path === "/" && { parts: ["Voices"], content: { copy: { "top.title": "</script>" } } }),
        html: `<h1 class="base login">${path}</h1><img src="${assets.logo.url}"><img src="${assets.hero.url}">`,
      }),
      renderShell: () => ({ ...rendered("/"), html: "" }),
    }),
  };
}

async function build(style: string, sections: Brand["sections"] = {}, hero = "<svg/>") {
  const out = join(folder, "dist");
  mkdirSync(join(out, "brand"), { recursive: true });
  writeFileSync(join(out, "brand/logo.svg"), '<svg viewBox="0 0 1 1"/>');
  writeFileSync(join(out, "brand/hero.svg"), hero);
  writeFileSync(join(out, "index.html"), indexHtml(style));
  const plugin = builtPages({ ...brand, sections }, site());
  const call = (hook: unknown, ...args: unknown[]) =>
    typeof hook === "function" ? hook(...args) : undefined;
  call(plugin.configResolved, { root: folder, build: { outDir: "dist" } });
  await call(plugin.closeBundle);
  return (file: string) => readFileSync(join(out, file));
}

type Read = Awaited<ReturnType<typeof build>>;
const jsonIn = (read: Read, file: string) => JSON.parse(read(file).toString());
/** The route metadata of the build in latest.json. */
const metadataIn = (read: Read) => jsonIn(read, `builds/meta/${jsonIn(read, "builds/latest.json").id}.json`);

test("a page without session becomes a file with its styles and preloaded chunks", async () => {
  const read = await build("");
  const html = read("login/index.html").toString();
  expect(html).toContain("<title>&lt;/login&gt;</title>");
  expect(html).toContain("<style>.base{color:red}.login{color:red}</style>");
  expect(html).toContain('<link rel="canonical" href="https://brand.example/login/">');
  expect(html.match(/rel="modulepreload"[^>]*fetchpriority="low"/g)).toHaveLength(3);
  expect(html).toContain(`<img src="data:image/svg+xml,%3Csvg viewBox='0 0 1 1'/%3E">`);
  expect(html).toContain('<div id="site" data-prerendered="/login/"><h1 class="base login">/login</h1>');
});

test.each([
  { drawing: "a small one", hero: "<svg/>", source: "data:image/svg+xml,%3Csvg/%3E" },
  {
    drawing: "a large one",
    hero: `<svg>${randomBytes(9000).toString("base64")}</svg>`,
    source: "undefined",
  },
])("only a small drawing of the first section is part of the page: $drawing", async ({ hero, source }) => {
  const read = await build("", {}, hero);
  expect(read("index.html").toString()).toContain(`<img src="${source}">`);
});

test("other pages start from shell.html, which contains no user data", async () => {
  const read = await build("");
  const html = read("shell.html").toString();
  expect(html).toContain('<div id="site"></div>');
  expect(html).toContain("<style>.base{color:red}.later{color:red}</style>");
  expect(() => read("entry/:entryId/index.html")).toThrow("ENOENT");
});

test("R7.7 the build id is in the page, in latest.json and in its route metadata", async () => {
  const read = await build("");
  const { id } = jsonIn(read, "builds/latest.json");
  expect(read("login/index.html").toString()).toContain(`<meta name="build" content="${id}">`);
  expect(metadataIn(read)).toMatchObject({
    id,
    routes: [{ path: "/" }, { path: "/login", chunks: ["assets/Login.js", "assets/base.js"] }, {}],
  });
});

test("latest.json is written after all other files", async () => {
  const blocker = join(folder, "dist/shell.html.gz");
  mkdirSync(blocker, { recursive: true });
  await expect(build("x".repeat(2000))).rejects.toThrow("EISDIR");
  expect(existsSync(join(folder, "dist/builds/latest.json"))).toBe(false);
});

test("B20 the route metadata lists the pages without third-party scripts", async () => {
  const read = await build("");
  expect(metadataIn(read).routes.map(({ tagFree }: { tagFree?: boolean }) => tagFree)).toEqual([
    undefined,
    undefined,
    true,
  ]);
});

test("R7.7 the texts of a prerendered page are also in a JSON file, for links to it; a user's page has none", async () => {
  const read = await build("");
  const { id, routes } = metadataIn(read);
  const jsonFiles = routes.map(({ path, payload }: { path: string; payload?: string }) => [path, payload]);
  expect(jsonFiles).toEqual([
    ["/", `builds/pages/${id}/index.json`],
    ["/login", `builds/pages/${id}/login.json`],
    ["/entry/:entryId", undefined],
  ]);
  expect(jsonIn(read, `builds/pages/${id}/login.json`)).toEqual({
    title: "</login>",
    description: "d",
  });
});

test("R7.7 changed styles change the build id, the same styles do not", async () => {
  const idOf = async (style: string) => jsonIn(await build(style), "builds/latest.json").id;
  const first = await idOf(":root{--a:1}");
  expect(await idOf(":root{--a:1}")).toBe(first);
  expect(await idOf(":root{--a:2}")).not.toBe(first);
});

test("large text files also exist in compressed form with the same content", async () => {
  const read = await build("x".repeat(2000));
  const html = read("login/index.html");
  expect(brotliDecompressSync(read("login/index.html.br"))).toEqual(html);
  expect(gunzipSync(read("login/index.html.gz"))).toEqual(html);
  expect(() => read("builds/latest.json.br")).toThrow("ENOENT");
});

test("B20 texts of one page are in that page and its JSON file only", async () => {
  const read = await build("");
  const { id } = metadataIn(read);
  const html = read("index.html").toString();
  const content = /<script type="application\/json" id="page-content">(.*?)<\/script>/.exec(html)?.[1] ?? "";
  expect(JSON.parse(content)).toEqual({ copy: { "top.title": "</script>" } });
  const jsonOf = (page: string) => jsonIn(read, `builds/pages/${id}/${page}.json`);
  expect(jsonOf("index").content).toEqual({ copy: { "top.title": "</script>" } });
  expect(jsonOf("login").content).toBeUndefined();
  expect(read("login/index.html").toString()).not.toContain("page-content");
});

test("B20 a page loads the parts of its screen that its brand uses", async () => {
  const html = (await build(""))("index.html").toString();
  expect(html).toContain('href="/assets/Voices.js"');
  expect(html).not.toContain("History.js");
});

const sections: Brand["sections"] = {
  pages: [
    {
      path: "/guide/hand-over",
      title: "お引き渡し",
      description: "お引き渡しのこと",
      parts: [{ kind: "text", text: "お引き渡しのことです。" }],
    },
  ],
};

test("B20 a page that only one brand has becomes an HTML file and a JSON file, with assets and metadata", async () => {
  const read = await build("", sections);
  const html = read("guide/hand-over/index.html").toString();
  expect(html).toContain('<link rel="canonical" href="https://brand.example/guide/hand-over/">');
  expect(html).toContain('data-prerendered="/guide/hand-over/"');
  expect(html).toMatch(/rel="modulepreload" href="\/assets\/OwnPage\.js"/);
  expect(read("login/index.html").toString()).not.toContain("OwnPage.js");
  const { id, routes } = metadataIn(read);
  expect(routes.at(-1)).toEqual({
    path: "/guide/hand-over",
    chunks: ["assets/OwnPage.js", "assets/base.js"],
    css: [],
    params: {},
    payload: `builds/pages/${id}/guide/hand-over.json`,
  });
  expect(read(`builds/pages/${id}/guide/hand-over.json`).toString()).toContain("guide/hand-over");
});

test("B20 the sitemap lists public pages, including those that only this brand has", async () => {
  const read = await build("", sections);
  const locations = [
    ...read("sitemap.xml")
      .toString()
      .matchAll(/<loc>([^<]+)<\/loc>/g),
  ];
  expect(locations.map(([, address]) => address)).toEqual([
    "https://brand.example/",
    "https://brand.example/guide/hand-over/",
  ]);
  expect(read("robots.txt").toString()).toContain("Sitemap: https://brand.example/sitemap.xml");
});
