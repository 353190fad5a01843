import { connect, createServer, type Socket } from "node:net";
import { test as ownServerTest } from "./own-server.ts";
import { test as base } from "./test.ts";
import { sharedOrigin, testedBrand } from "./words.ts";

/** A proxy that can cut a connection in the middle of a request, or before its response. */
export type CuttingProxy = Awaited<ReturnType<typeof startCuttingProxy>>;

async function startCuttingProxy(serverPort: number) {
  const open = new Set<Socket>();
  let bytesLeft = Number.POSITIVE_INFINITY;
  const toDrop = new Set<string>();
  const proxy = createServer((browser) => {
    const server = connect(serverPort, "127.0.0.1");
    for (const [from, to] of [
      [browser, server],
      [server, browser],
    ] as const) {
      open.add(from);
      from.on("error", () => undefined);
      from.on("close", () => {
        open.delete(from);
        to.destroy();
      });
    }
    let isAnswerDropped = false;
    server.on("data", (bytes) => {
      if (isAnswerDropped) browser.resetAndDestroy();
      else browser.write(bytes);
    });
    browser.on("data", (bytes) => {
      const start = bytes.subarray(0, 100).toString("latin1");
      const dropped = [...toDrop].find((request) => start.startsWith(request));
      if (dropped !== undefined) isAnswerDropped = toDrop.delete(dropped);
      const isComplete = bytes.length <= bytesLeft;
      const part = bytes.subarray(0, bytesLeft);
      bytesLeft -= part.length;
      server.write(part, () => {
        if (!isComplete) browser.resetAndDestroy();
      });
    });
  });
  await new Promise<void>((resolve) => proxy.listen(0, "127.0.0.1", resolve));
  const address = proxy.address();
  if (address === null || typeof address === "string") throw new Error("no port");
  return {
    port: address.port,
    /** Passes this many more bytes to the server, then cuts every sending connection until `restore`. */
    cutAfter(bytes: number) {
      bytesLeft = bytes;
    },
    restore() {
      bytesLeft = Number.POSITIVE_INFINITY;
    },
    /** Drops the response of the next request with this start, such as `POST /api/entries/`; the server handles it. */
    dropAnswer: (request: string) => void toDrop.add(request),
    async close() {
      for (const socket of open) socket.destroy();
      await new Promise((resolve) => proxy.close(resolve));
    },
  };
}

interface ProxyFixture {
  readonly cuttingProxy: CuttingProxy;
}

/** A journey through a proxy that can cut the connection. */
export const test = base.extend<ProxyFixture>({
  // biome-ignore lint/correctness/noEmptyPattern: the runner asks for a pattern, and this fixture needs no other
  cuttingProxy: async ({}, use) => {
    const cuttingProxy = await startCuttingProxy(Number(new URL(sharedOrigin()).port));
    await use(cuttingProxy);
    await cuttingProxy.close();
  },
  baseURL: ({ cuttingProxy }, use) => use(`http://${testedBrand().settings.hosts[0]}:${cuttingProxy.port}`),
});

/** A journey through such a proxy to a separate server. */
export const ownProxyTest = ownServerTest.extend<ProxyFixture>({
  cuttingProxy: async ({ server }, use) => {
    const cuttingProxy = await startCuttingProxy(Number(new URL(server.origin).port));
    await use(cuttingProxy);
    await cuttingProxy.close();
  },
  baseURL: ({ cuttingProxy }, use) => use(`http://${testedBrand().settings.hosts[0]}:${cuttingProxy.port}`),
});
