import { connect, createServer, type Socket } from "node:net";

/** A line to a server that can be cut in the middle of what a browser sends, or before it hears the answer. */
export interface CuttingProxy {
  readonly port: number;
  /** Lets so many more bytes through to the server; then every connection that sends is cut, until `mend`. */
  cutAfter(bytes: number): void;
  mend(): void;
  /** The next request that begins so, `POST /api/entries/`, is done by the server, and its answer never arrives. */
  dropAnswer(request: string): void;
  close(): Promise<void>;
}

export async function cuttingProxy(serverPort: number): Promise<CuttingProxy> {
  const open = new Set<Socket>();
  let left = Number.POSITIVE_INFINITY;
  const toDrop = new Set<string>();
  const proxy = createServer((browser) => {
    const server = connect(serverPort, "127.0.0.1");
    for (const [one, other] of [
      [browser, server],
      [server, browser],
    ] as const) {
      open.add(one);
      one.on("error", () => undefined);
      one.on("close", () => {
        open.delete(one);
        other.destroy();
      });
    }
    let isAnswerDropped = false;
    server.on("data", (bytes) => {
      if (isAnswerDropped) browser.resetAndDestroy();
      else browser.write(bytes);
    });
    browser.on("data", (bytes) => {
      const begin = bytes.subarray(0, 100).toString("latin1");
      const wanted = [...toDrop].find((request) => begin.startsWith(request));
      if (wanted !== undefined) isAnswerDropped = toDrop.delete(wanted);
      const isWhole = bytes.length <= left;
      const part = bytes.subarray(0, left);
      left -= part.length;
      server.write(part, () => {
        if (!isWhole) browser.resetAndDestroy();
      });
    });
  });
  await new Promise<void>((listening) => proxy.listen(0, "127.0.0.1", listening));
  const address = proxy.address();
  if (address === null || typeof address === "string") throw new Error("no port");
  return {
    port: address.port,
    cutAfter(bytes) {
      left = bytes;
    },
    mend() {
      left = Number.POSITIVE_INFINITY;
    },
    dropAnswer: (request) => void toDrop.add(request),
    async close() {
      for (const socket of open) socket.destroy();
      await new Promise((closed) => proxy.close(closed));
    },
  };
}
