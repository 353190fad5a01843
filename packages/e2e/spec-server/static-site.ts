import { readFile, stat } from "node:fs/promises";
import type { ServerResponse } from "node:http";
import { extname, join, normalize } from "node:path";

const types: Readonly<Record<string, string>> = {
  ".css": "text/css",
  ".html": "text/html; charset=utf-8",
  ".ico": "image/x-icon",
  ".js": "text/javascript",
  ".json": "application/json",
  ".mjs": "text/javascript",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".wasm": "application/wasm",
  ".webmanifest": "application/manifest+json",
  ".webp": "image/webp",
};

const isFile = async (path: string) => (await stat(path).catch(() => undefined))?.isFile() === true;

/** A built site the way any static host gives it: a file, a folder's index, else the shell. */
export async function answerFile(folder: string, pathname: string, response: ServerResponse): Promise<void> {
  const path = normalize(decodeURIComponent(pathname));
  const inside = join(folder, path);
  const named = extname(path) !== "";
  const candidates = named ? [inside] : [join(inside, "index.html"), join(folder, "shell.html")];
  for (const file of candidates) {
    if (!(await isFile(file))) continue;
    response.setHeader("content-type", types[extname(file)] ?? "application/octet-stream");
    response.setHeader("cache-control", "no-cache");
    response.end(await readFile(file));
    return;
  }
  response.statusCode = 404;
  response.end();
}
