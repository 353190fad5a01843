import { createServer, type Server } from "node:http";
import { brotliCompressSync } from "node:zlib";

/** The built page without scripts: the lower bound of its load time. */
export const withoutScript = (html: string): string =>
  html
    .replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, "")
    .replace(/<link rel="(?:modulepreload|stylesheet)"[^>]*>\s*/g, "");

export function serveStatic(html: string): Promise<{ address: string; server: Server }> {
  const body = brotliCompressSync(html);
  const server = createServer((request, response) => {
    if (request.url !== "/") return void response.writeHead(404).end();
    response
      .writeHead(200, { "content-type": "text/html; charset=utf-8", "content-encoding": "br" })
      .end(body);
  });
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      const port = typeof address === "object" && address ? address.port : 0;
      resolve({ address: `http://127.0.0.1:${port}/`, server });
    });
  });
}
