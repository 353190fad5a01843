import type { BrandSettings } from "@kaitori/brand/settings";
import { expect } from "@playwright/test";
import { type SpecServer, startSpecServer } from "#spec-server/spec-server.ts";
import { builtSite, replaceStatedLevel } from "./built-site.ts";
import { test as base } from "./test.ts";
import { testedBrand } from "./words.ts";

/** Expects only requests of R7.1: no other call, field of a query or body, or additional header. */
export const expectOnlySpecified = ({ requests }: Pick<SpecServer, "requests">) =>
  expect([...new Set(requests.flatMap(({ unspecified }) => unspecified))]).toEqual([]);

export interface SpecServerOptions {
  /** `server` of the brand's settings, with its level; without it the site detects the level. */
  statedServer: BrandSettings["server"];
  /** True if the API has its own origin. */
  hasApiHost: boolean;
}

/** A journey on a server that has only the calls of the specification. */
export const test = base.extend<SpecServerOptions & { spec: SpecServer }>({
  statedServer: [undefined, { option: true }],
  hasApiHost: [false, { option: true }],
  spec: [
    async ({ statedServer, hasApiHost }, use) => {
      const brand = testedBrand();
      const [host = ""] = brand.settings.hosts;
      let settings = "";
      const folder = builtSite(brand);
      const change = replaceStatedLevel(folder, () => settings);
      const site = { folder, hidesPrerendered: statedServer?.level !== 1, change };
      const spec = await startSpecServer(brand, (hostname) => (hostname === host ? site : undefined));
      if (statedServer) settings += `server:${JSON.stringify(statedServer)},`;
      if (hasApiHost) settings += `apiHost:${JSON.stringify(`http://api.${host}:${spec.port}`)},`;
      await use(spec);
      await spec.close();
      expectOnlySpecified(spec);
    },
    // Starting the process does not count as journey time.
    { timeout: 330_000 },
  ],
  baseURL: ({ spec }, use) => use(`http://${testedBrand().settings.hosts[0]}:${spec.port}`),
  // The server allows no custom header from another origin.
  // biome-ignore lint/correctness/noEmptyPattern: the runner asks for a pattern, and this fixture needs no other
  extraHTTPHeaders: ({}, use) => use({}),
});
