import { pagePaths } from "@kaitori/domain";
import type { Context, Hono } from "hono";
import { parseAccept } from "hono/utils/accept";
import type { ServedBrand } from "../../brands/brand.ts";
import { ensureSession } from "../../http/ensure-session.ts";
import { HttpError, notFound } from "../../http/errors.ts";
import type { AppEnv } from "../../http/request-context.ts";
import type { Services } from "../../http/services.ts";
import { type BuiltSite, contentSecurityPolicy } from "./built-site.ts";
import { isKnownRoute, isTagFree } from "./known-route.ts";
import type { Encoding, SiteFile } from "./site-file.ts";
import { createSites, findPastFile } from "./sites.ts";

/** Serves the built site of each brand at its hosts (README.md). */
export function hostSites(services: Services): (app: Hono<AppEnv>) => void {
  const findSite = createSites(services);
  return (app) => {
    app.get("*", (context) => {
      const brand = context.get("brand");
      const site = findSite(brand);
      if (!site)
        throw new HttpError(503, { more: { detail: `The site of ${brand.name} has not been built.` } });
      const path = decodedPath(context.req.path);
      const file = site.files.get(path) ?? findPastFile(services.config.dataDir, brand, path);
      if (file) return sendFile(context, file, cacheControlOf(path));
      if (isInFileFolder(path) || (looksLikeFile(path) && !acceptsHtml(context))) throw notFound();
      ensureSession(context, services.config);
      return sendPage(context, site, brand, path);
    });
  };
}

const isInFileFolder = (path: string) => /^\/(?:assets|builds)(?:\/|$)/.test(path);
const looksLikeFile = (path: string) => /\.\w+$/.test(path);
/** Only browsers get an error page for a missing file. */
const acceptsHtml = (context: Context) => context.req.header("accept")?.includes("text/html") === true;

const cacheControlOf = (path: string) => {
  if (path === "/builds/latest.json") return "no-cache";
  // These names contain a hash or the build id.
  if (/^\/(?:assets|builds)\//.test(path)) return "public, max-age=31536000, immutable";
  return "public, max-age=3600";
};

export function decodedPath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    throw notFound();
  }
}

function sendPage(context: Context, site: BuiltSite, brand: ServedBrand, path: string): Response {
  const maintenancePage = brand.settings.maintenance.on ? site.pages.get(pagePaths.maintenance) : undefined;
  const rendered = site.pages.get(path.replace(/\/$/, ""));
  const isKnown = rendered !== undefined || isKnownRoute(site.routes, path);
  const page =
    maintenancePage ?? rendered ?? (isKnown ? undefined : site.pages.get(pagePaths.notFound)) ?? site.shell;
  if (!page) throw notFound();
  const { apiHost, tags } = brand.settings;
  const allowedTags = isTagFree(site.routes, path) ? undefined : tags;
  securityHeaders(context, contentSecurityPolicy(page, { apiHost, tags: allowedTags }));
  if (maintenancePage) context.header("retry-after", "600");
  // Not cached: the response may carry a new session.
  return sendFile(
    context,
    page,
    maintenancePage ? "no-store" : "private, no-cache",
    maintenancePage ? 503 : isKnown ? 200 : 404,
  );
}

function securityHeaders(context: Context, policy: string): void {
  context.header("content-security-policy", policy);
  context.header("referrer-policy", "strict-origin-when-cross-origin");
  context.header("cross-origin-opener-policy", "same-origin");
  context.header("permissions-policy", "camera=(self), geolocation=(), microphone=(), payment=()");
}

/** The smallest encoding that the browser accepts. `br;q=0` refuses it. */
function negotiate({ bytes }: SiteFile, acceptEncoding = ""): Encoding {
  const accepted = parseAccept(acceptEncoding).filter(({ q }) => q > 0);
  const preferred: readonly Encoding[] = ["br", "gzip"];
  return (
    preferred.find((encoding) => bytes[encoding] && accepted.some(({ type }) => type === encoding)) ??
    "identity"
  );
}

function sendFile(
  context: Context,
  file: SiteFile,
  caching: string,
  status: 200 | 404 | 503 = 200,
): Response {
  context.header("x-content-type-options", "nosniff");
  context.header("cache-control", caching);
  context.header("etag", file.etag);
  context.header("vary", "accept-encoding");
  if (status === 200 && context.req.header("if-none-match")?.includes(file.etag))
    return context.body(null, 304);
  const encoding = negotiate(file, context.req.header("accept-encoding"));
  if (encoding !== "identity") context.header("content-encoding", encoding);
  return context.body(file.bytes[encoding] ?? "", status, { "content-type": file.contentType });
}
