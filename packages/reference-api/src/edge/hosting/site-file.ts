import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { getMimeType } from "hono/utils/mime";

export type Encoding = "br" | "gzip" | "identity";

/** One file of a built site, held in memory with its compressed forms. */
export interface SiteFile {
  contentType: string;
  etag: string;
  bytes: Readonly<Partial<Record<Encoding, Uint8Array<ArrayBuffer>>>>;
}

export function readSiteFile(path: string): SiteFile {
  const identity = new Uint8Array(readFileSync(path));
  return {
    contentType: getMimeType(path) ?? "application/octet-stream",
    etag: `"${createHash("sha256").update(identity).digest("base64url").slice(0, 27)}"`,
    bytes: { identity, ...compressed(path, ".br", "br"), ...compressed(path, ".gz", "gzip") },
  };
}

const compressed = (path: string, ending: string, encoding: Encoding) =>
  existsSync(path + ending) ? { [encoding]: new Uint8Array(readFileSync(path + ending)) } : {};
