import { readFile, stat } from "node:fs/promises";
import { extname, join, normalize } from "node:path";
import { getMimeType } from "hono/utils/mime";

export interface StaticSite {
  readonly folder: string;
  /** Changes a script while serving it, so that other settings need no new build. */
  readonly change?: ((script: string) => string) | undefined;
  /** Serves `shell.html`, an empty page, instead of prerendered pages, which contain other settings. */
  readonly hidesPrerendered?: boolean | undefined;
}

const isFile = async (path: string) => (await stat(path).catch(() => undefined))?.isFile() === true;

/** Serves a built site like any static host: a file, the index of a folder, or else `shell.html`. */
export async function fileOf(
  { folder, change, hidesPrerendered = false }: StaticSite,
  pathname: string,
): Promise<Response> {
  const path = normalize(decodeURIComponent(pathname));
  const inside = join(folder, path);
  const hasExtension = extname(path) !== "";
  const rendered = hidesPrerendered ? [] : [join(inside, "index.html")];
  const candidates = hasExtension ? [inside] : [...rendered, join(folder, "shell.html")];
  for (const file of candidates) {
    if (!(await isFile(file))) continue;
    const type = getMimeType(file) ?? "application/octet-stream";
    const bytes = new Uint8Array(await readFile(file));
    const body = change && extname(file) === ".js" ? change(new TextDecoder().decode(bytes)) : bytes;
    return new Response(body, { headers: { "content-type": type, "cache-control": "no-cache" } });
  }
  return new Response(null, { status: 404 });
}
