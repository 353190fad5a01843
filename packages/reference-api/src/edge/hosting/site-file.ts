import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { extname } from "node:path";

export type Encoding = "br" | "gzip" | "identity";

/** One file of a built site, held in memory with its compressed forms. */
export interface SiteFile {
  contentType: string;
  etag: string;
  bytes: Readonly<Partial<Record<Encoding, Uint8Array<ArrayBuffer>>>>;
}

const contentTypes: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".mjs": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".webmanifest": "application/manifest+json",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".jpg": "image/jpeg",
  ".webp": "image/webp",
  ".avif": "image/avif",
  ".ico": "image/x-icon",
  ".woff2": "font/woff2",
  ".txt": "text/plain; charset=utf-8",
  ".xml": "application/xml",
  ".map": "application/json",
};

export function readSiteFile(path: string): SiteFile {
  const identity = new Uint8Array(readFileSync(path));
  return {
    contentType: contentTypes[extname(path)] ?? "application/octet-stream",
    etag: `"${createHash("sha256").update(identity).digest("base64url").slice(0, 27)}"`,
    bytes: { identity, ...compressed(path, ".br", "br"), ...compressed(path, ".gz", "gzip") },
  };
}

const compressed = (path: string, ending: string, encoding: Encoding) =>
  existsSync(path + ending) ? { [encoding]: new Uint8Array(readFileSync(path + ending)) } : {};
