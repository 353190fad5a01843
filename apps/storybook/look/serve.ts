import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join, normalize } from "node:path";

const types: Record<string, string> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".mjs": "text/javascript",
  ".css": "text/css",
  ".json": "application/json",
  ".svg": "image/svg+xml",
  ".png": "image/png",
};

/** Serves a folder on a free port of this machine. */
export async function serve(folder: string) {
  const server = createServer(async ({ url = "/" }, answer) => {
    const asked = normalize(decodeURIComponent(new URL(url, "http://localhost").pathname));
    const path = join(folder, asked.endsWith("/") ? `${asked}index.html` : asked);
    try {
      const bytes = await readFile(path);
      answer
        .writeHead(200, { "content-type": types[extname(path)] ?? "application/octet-stream" })
        .end(bytes);
    } catch {
      answer.writeHead(404).end();
    }
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  const { port } = server.address() as AddressInfo;
  return { address: `http://127.0.0.1:${port}`, close: () => server.close() };
}
