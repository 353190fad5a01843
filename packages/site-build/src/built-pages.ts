import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Brand, PageContent, RenderedPage } from "@kaitori/brand";
import type { Plugin } from "vite";
import { folderOnSite } from "./brand-head.ts";
import type { BuiltSite, RouteFiles, SitePrerenderer } from "./built-site.ts";
import { compressFolder } from "./compress.ts";
import { escapeHtml, fillPlaceholders, usedStyles } from "./html.ts";
import { withInlinePictures } from "./inline-pictures.ts";

/** After bundling, writes each page without session as a file, an empty `shell.html` for the others, and the manifest. */
export function builtPages(brand: Brand, site: BuiltSite): Plugin {
  let outDir = "";
  return {
    name: "kaitori:built-pages",
    configResolved(config) {
      outDir = join(config.root, config.build.outDir);
    },
    async closeBundle(error?: Error) {
      if (error) return;
      const template = readFileSync(join(outDir, "index.html"), "utf8");
      rmSync(join(outDir, "index.html"));
      const prerenderer = await site.loadPrerenderer();
      const brandWithPictures = withInlinePictures(brand, join(outDir, folderOnSite));
      const build = buildId(template, site, brand);
      const write = (file: string, text: string) => {
        const target = join(outDir, file);
        mkdirSync(dirname(target), { recursive: true });
        writeFileSync(target, text);
      };

      const pages = prerenderer.pagesOf(brand);
      const brandPages = pages.filter(({ isBrandPage }) => isBrandPage);
      const routes = [
        ...site.manifest.routes,
        ...brandPages.map(({ path }) => ({ path, ...site.manifest.ownPage })),
      ];
      const rendered: RenderedPage[] = [];
      for (const { path } of pages.filter((page) => page.prerender)) {
        const files = routes.find((route) => route.path === path);
        if (!files) throw new Error(`${path} is in the route table but not in the site's build`);
        const page = await prerenderer.renderPage(brandWithPictures, path);
        rendered.push(page);
        write(join(path, "index.html"), await htmlOf(template, page, { brand, site, files, build }));
      }
      write(
        "shell.html",
        await htmlOf(template, prerenderer.renderShell(brandWithPictures), { brand, site, build }),
      );

      writeBuildManifest(write, build, { routes, pages, rendered });
      const indexedPages = pages.filter(({ isIndexed }) => isIndexed);
      write("sitemap.xml", sitemap(indexedPages.map(({ path }) => addressOf(brand, addSlash(path)))));
      write("robots.txt", `User-agent: *\nAllow: /\n\nSitemap: ${addressOf(brand, "/sitemap.xml")}\n`);
      await compressFolder(outDir, "pages");
      // The last file, so that all others exist.
      write("builds/latest.json", JSON.stringify({ id: build }));
    },
  };
}

/** Renders a page: title, its styles in the head, and preload links for its chunks. */
async function htmlOf(
  template: string,
  page: RenderedPage,
  { brand, site, files, build }: { brand: Brand; site: BuiltSite; files?: RouteFiles; build: string },
) {
  const fileSets = [site.manifest, ...(files ? [files, ...partsOf(page, files)] : [])];
  const css = [...new Set(fileSets.flatMap(({ css }) => css))];
  const chunks = [...new Set(fileSets.flatMap(({ chunks }) => chunks))];
  const styles = css.map((file) => readFileSync(join(site.clientFolder, file), "utf8")).join("");
  const head = [
    `<title>${escapeHtml(page.title)}</title>`,
    `<meta name="build" content="${build}">`,
    `<meta name="description" content="${escapeHtml(page.description)}">`,
    ...(files ? [`<link rel="canonical" href="${addressOf(brand, addSlash(page.path))}">`] : []),
    // `shell.html` contains all styles, because any page may start from it.
    `<style>${files ? await usedStyles(fillPlaceholders(template, { head: "", page: page.html }), styles) : styles}</style>`,
    // Disabled, so that the chunk loader knows the style sheets but does not wait for them; the site enables them
    // later.
    ...css.map((file) => `<link rel="stylesheet" href="/${file}" disabled${files ? "" : " data-inlined"}>`),
    // Scripts have a low priority, so that visible pictures are loaded first.
    ...chunks.map((file) => `<link rel="modulepreload" href="/${file}" fetchpriority="low">`),
    ...(files ? [`<script type="module" async src="/${site.manifest.earlyClicks}"></script>`] : []),
    ...(page.content ? [dataOf(page.content)] : []),
  ].join("\n    ");
  return fillPlaceholders(template, { head, page: page.html })
    .replace('<script type="module" crossorigin', '<script type="module" fetchpriority="low" crossorigin')
    .replace(
      '<div id="site">',
      `<div id="site"${files ? ` data-prerendered="${addSlash(page.path)}"` : ""}>`,
    );
}

function partsOf({ path, parts }: RenderedPage, files: RouteFiles) {
  return parts.map((name) => {
    const part = files.parts[name];
    if (!part) throw new Error(`The site's build has no part "${name}" of ${path}`);
    return part;
  });
}

/** Brand content that only this page needs, as JSON in the page, so that the script of the brand stays small. */
const dataOf = (content: PageContent) =>
  `<script type="application/json" id="page-content">${JSON.stringify(content).replaceAll("<", "\\u003c")}</script>`;

/** The canonical address for search engines, with or without a slash. */
const addressOf = (brand: Brand, path: string) => `https://${brand.settings.hosts[0]}${path}`;

const addSlash = (path: string) => (path.endsWith("/") ? path : `${path}/`);

/** Hash of what a visitor loads: the brand's script and styles, the files of the site, and texts of single pages. */
const buildId = (template: string, site: BuiltSite, { copy, sections }: Brand) =>
  createHash("sha256")
    .update(template)
    .update(JSON.stringify([site.manifest, copy, sections]))
    .digest("hex")
    .slice(0, 16);

/** Sitemap of the pages for search engines, in the format of sitemaps.org. */
const sitemap = (addresses: readonly string[]): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...addresses.map((address) => `  <url><loc>${escapeHtml(address)}</loc></url>`),
    "</urlset>",
    "",
  ].join("\n");

const jsonFileOf = (id: string, path: string) => `builds/pages/${id}${path === "/" ? "/index" : path}.json`;

/**
 * Writes the manifest of a build: the files of each page, and for each prerendered page a JSON file (`payload`) with its
 * head and brand content, so that a link to the page needs no other request (R7.7).
 */
function writeBuildManifest(
  write: (file: string, text: string) => void,
  id: string,
  {
    routes,
    pages,
    rendered,
  }: {
    readonly routes: readonly RouteFiles[];
    readonly pages: ReturnType<SitePrerenderer["pagesOf"]>;
    readonly rendered: readonly RenderedPage[];
  },
): void {
  for (const { path, title, description, content } of rendered)
    write(jsonFileOf(id, path), JSON.stringify({ title, description, content }));

  const renderedPaths = new Set(rendered.map(({ path }) => path));
  const routesWithJson = routes.map(({ parts: _, ...route }) => {
    const page = pages.find(({ path }) => path === route.path);
    return {
      ...route,
      params: page?.params,
      tagFree: page?.tagFree || undefined,
      payload: renderedPaths.has(route.path) ? jsonFileOf(id, route.path) : undefined,
    };
  });
  write(`builds/meta/${id}.json`, JSON.stringify({ id, routes: routesWithJson }));
}
