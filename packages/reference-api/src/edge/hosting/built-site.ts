import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, sep } from "node:path";
import { tagOrigins } from "@kaitori/brand";
import type { BrandSettings } from "@kaitori/brand/settings";
import * as v from "valibot";
import { RoutePattern } from "./known-route.ts";
import { readSiteFile, type SiteFile } from "./site-file.ts";

interface Page extends SiteFile {
  /** Hashes of inline scripts and styles, which the policy of the page allows. */
  readonly hashes: Readonly<Record<"scripts" | "styles" | "attributes", readonly string[]>>;
}

const Latest = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ id: v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/)) }),
);

export const latestFile = (dist: string) => join(dist, "builds", "latest.json");

function readBuildId(dist: string): string | undefined {
  const parsed = v.safeParse(Latest, readFileSync(latestFile(dist), "utf8"));
  return parsed.success ? parsed.output.id : undefined;
}

/** A built site, which serves only the files in its maps. */
export type BuiltSite = NonNullable<ReturnType<typeof readBuiltSite>>;

export function readBuiltSite(dist: string) {
  const buildId = readBuildId(dist);
  if (buildId === undefined) return undefined;
  /** Files by path, such as "/assets/main-1a2b.js". */
  const files = new Map<string, SiteFile>();
  /** Pages by path without its last slash, such as "/login"; the top page is "". */
  const pages = new Map<string, Page>();
  for (const path of filesBelow(dist)) {
    const file = readSiteFile(join(dist, path));
    if (path.endsWith(".html")) pages.set(pagePath(path), { ...file, hashes: inlineHashes(file) });
    else files.set(`/${path.split(sep).join("/")}`, file);
  }
  /** Page for paths without a rendered page. */
  const shell = pages.get("/shell") ?? pages.get("");
  pages.delete("/shell");
  return { buildId, files, pages, routes: readRoutes(dist, buildId), shell };
}

const Meta = v.object({ routes: v.array(RoutePattern) });

/** Patterns of the route table; without one every path counts as a page. */
function readRoutes(dist: string, buildId: string): RoutePattern[] {
  const file = join(dist, "builds", "meta", `${buildId}.json`);
  const parsed = existsSync(file) ? v.safeParse(Meta, JSON.parse(readFileSync(file, "utf8"))) : undefined;
  return parsed?.success ? parsed.output.routes : [{ path: "*" }];
}

const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(?:br|gz)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));

/** login/index.html and login.html are both the page /login. */
const pagePath = (path: string) =>
  `/${path.split(sep).join("/")}`.replace(/\.html$/, "").replace(/\/index$/, "");

const hashOf = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

const unique = (hashes: string[]) => [...new Set(hashes)];

function inlineHashes({ bytes }: SiteFile): Page["hashes"] {
  const html = new TextDecoder().decode(bytes.identity);
  const scripts = [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/gi)]
    .filter(([, attributes = ""]) => !/\ssrc\s*=/i.test(attributes) && !/json["']?(?:\s|$)/i.test(attributes))
    .map(([, , text = ""]) => hashOf(text));
  const styles = [...html.matchAll(/<style\b[^>]*>([\s\S]*?)<\/style>/gi)].map(([, text = ""]) =>
    hashOf(text),
  );
  const tags = html.replace(/<(script|style)\b[^>]*>[\s\S]*?<\/\1>/gi, "");
  const attributes = [...tags.matchAll(/<[a-z][^>]*\sstyle="([^"]*)"/gi)].map(([, text = ""]) =>
    hashOf(decodeEntities(text)),
  );
  return { scripts: unique(scripts), styles: unique(styles), attributes: unique(attributes) };
}

const entities: Readonly<Record<string, string>> = {
  "&quot;": '"',
  "&#x27;": "'",
  "&#39;": "'",
  "&lt;": "<",
  "&gt;": ">",
  "&amp;": "&",
};
const decodeEntities = (text: string) =>
  text.replace(/&(?:quot|#x27|#39|lt|gt|amp);/g, (entity) => entities[entity] ?? entity);

/** Policy of a page, which allows third parties only by settings of the brand. */
export function contentSecurityPolicy(
  { hashes: { scripts, styles, attributes } }: Page,
  { tags, apiHost }: Pick<BrandSettings, "tags" | "apiHost">,
): string {
  const tagPolicy = tagOrigins(tags);
  const directives: readonly (readonly [string, readonly string[]])[] = [
    ["default-src", ["'none'"]],
    ["script-src", ["'self'", ...scripts, ...tagPolicy.scripts]],
    ["style-src", ["'self'", ...styles]],
    ["style-src-attr", attributes.length > 0 ? ["'unsafe-hashes'", ...attributes] : ["'none'"]],
    ["img-src", ["'self'", "data:", "blob:", ...tagPolicy.images]],
    ["font-src", ["'self'"]],
    ["connect-src", ["'self'", "blob:", ...(apiHost ? [apiHost] : []), ...tagPolicy.connections]],
    ["frame-src", ["'self'", "blob:"]],
    ["object-src", ["'none'"]],
    ["worker-src", ["'self'", "blob:"]],
    ["manifest-src", ["'self'"]],
    ["base-uri", ["'none'"]],
    ["form-action", ["'self'"]],
    ["frame-ancestors", ["'none'"]],
    ["require-trusted-types-for", ["'script'"]],
    // "kaitori-documents" creates the worker that reads PDFs; "default" checks the addresses that tags set.
    ["trusted-types", ["kaitori-documents", ...(tags ? ["default"] : [])]],
  ];
  return directives.map(([name, values]) => `${name} ${values.join(" ")}`).join("; ");
}
