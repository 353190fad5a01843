import { type OwnServer, startOwnServer } from "./own-server.ts";
import { test as base } from "./test.ts";
import { testedBrand } from "./words.ts";

/** A separate server for a journey that breaks something or moves the clock; relative addresses resolve to it. */
export const test = base.extend<{ server: OwnServer }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner asks for a pattern, and this fixture needs no other
    async ({}, use) => {
      const server = await startOwnServer(testedBrand());
      await use(server);
      await server.remove();
    },
    // Starting the process does not count as journey time.
    { timeout: 330_000 },
  ],
  baseURL: ({ server }, use) => use(server.origin),
});
