import { type OwnServer, startOwnServer } from "./own-server.ts";
import { test as base } from "./test.ts";
import { brandOf } from "./words.ts";

/** A separate server for a journey that breaks something or moves the clock; relative addresses resolve to it. */
export const test = base.extend<{ environment: Record<string, string>; server: OwnServer }>({
  /** Environment of the server: `test.use({ environment: { REVIEW: "desk" } })`. */
  environment: [{}, { option: true }],
  server: [
    async ({ environment }, use, info) => {
      const server = await startOwnServer(brandOf(info), environment);
      await use(server);
      await server.remove();
    },
    // Starting the process does not count as journey time.
    { timeout: 330_000 },
  ],
  baseURL: ({ server }, use) => use(server.origin),
});
