import { createServer, type Server } from "node:http";
import { brotliCompressSync } from "node:zlib";

/** Hands on what a peer answers, compressed as well as ours is: how a server is set up is not what is compared. */
export function compressing(upstream: string): Promise<{ address: string; server: Server }> {
  const known = new Map<string, { status: number; type: string; body: Buffer }>();
  const ask = async (path: string) => {
    const response = await fetch(upstream + path, { headers: { "accept-encoding": "identity" } });
    const body = brotliCompressSync(new Uint8Array(await response.arrayBuffer()));
    return { status: response.status, type: response.headers.get("content-type") ?? "text/plain", body };
  };
  const server = createServer(async (request, response) => {
    const path = request.url ?? "/";
    const answer = known.get(path) ?? (await ask(path));
    known.set(path, answer);
    response.writeHead(answer.status, { "content-type": answer.type, "content-encoding": "br" });
    response.end(answer.body);
  });
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const at = server.address();
      resolve({ address: `http://127.0.0.1:${typeof at === "object" && at ? at.port : 0}/`, server });
    });
  });
}
