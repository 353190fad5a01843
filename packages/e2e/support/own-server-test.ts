import { type OwnServer, ownServer } from "./own-server.ts";
import { test as base } from "./test.ts";
import { brandOf } from "./words.ts";

/** For a journey that breaks something or makes time pass: a server of its own, at which every address is looked up. */
export const test = base.extend<{ environment: Record<string, string>; server: OwnServer }>({
  /** Environment of the server: `test.use({ environment: { REVIEW: "desk" } })`. */
  environment: [{}, { option: true }],
  server: [
    async ({ environment }, use, info) => {
      const server = await ownServer(brandOf(info), environment);
      await use(server);
      await server.remove();
    },
    // It starts a process first, which is no part of the journey.
    { timeout: 330_000 },
  ],
  baseURL: ({ server }, use) => use(server.origin),
});
