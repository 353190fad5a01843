import { type CuttingProxy, startCuttingProxy } from "./cutting-proxy.ts";
import { test as ownServerTest } from "./own-server-test.ts";
import { test as base } from "./test.ts";
import { brandOf } from "./words.ts";

interface Line {
  readonly line: CuttingProxy;
}

/** A journey through a proxy that can cut the connection. */
export const test = base.extend<Line>({
  // biome-ignore lint/correctness/noEmptyPattern: the runner asks for a pattern, and this fixture needs no other
  line: async ({}, use, info) => {
    const proxy = await startCuttingProxy(Number(new URL(info.project.use.baseURL ?? "").port));
    await use(proxy);
    await proxy.close();
  },
  baseURL: ({ line }, use, info) => use(`http://${brandOf(info).settings.hosts[0]}:${line.port}`),
});

/** The same with a separate server. */
export const ownLineTest = ownServerTest.extend<Line>({
  line: async ({ server }, use) => {
    const proxy = await startCuttingProxy(Number(new URL(server.origin).port));
    await use(proxy);
    await proxy.close();
  },
  baseURL: ({ line }, use, info) => use(`http://${brandOf(info).settings.hosts[0]}:${line.port}`),
});
