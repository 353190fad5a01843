import { type CuttingProxy, startCuttingProxy } from "./cutting-proxy.ts";
import { test as ownServerTest } from "./own-server-test.ts";
import { test as base } from "./test.ts";
import { sharedOrigin, testedBrand } from "./words.ts";

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
