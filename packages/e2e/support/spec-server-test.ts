import type { BrandSettings } from "@kaitori/brand/settings";
import { expect } from "@playwright/test";
import { type ForeignServer, foreignServer } from "#spec-server/foreign-server.ts";
import { builtSite, inPlaceOfLevel } from "./stated-level.ts";
import { test as base } from "./test.ts";
import { brandOf } from "./words.ts";

/** Nothing was asked of the server that section 7 does not have: no call, no field of a query or a body, no header of ours. */
export const expectOnlySpecified = ({ requests }: Pick<ForeignServer, "requests">) =>
  expect([...new Set(requests.flatMap(({ outside }) => outside))]).toEqual([]);

export interface SpecServerOptions {
  /** The server as the brand's settings state it; left out, they state nothing, and the site finds out. */
  named: BrandSettings["server"];
  /** The calls go to an origin of their own. */
  apart: boolean;
}

/** For a journey on a server that has the calls of the specification and nothing else. */
export const test = base.extend<SpecServerOptions & { spec: ForeignServer }>({
  named: [undefined, { option: true }],
  apart: [false, { option: true }],
  spec: [
    async ({ named, apart }, use, info) => {
      const brand = brandOf(info);
      const [host = ""] = brand.settings.hosts;
      let settings = "";
      const folder = builtSite(brand);
      const change = inPlaceOfLevel(folder, () => settings);
      const site = { folder, isOutdated: named?.level !== 1, change };
      const spec = await foreignServer(brand, (hostname) => (hostname === host ? site : undefined));
      if (named) settings += `server:${JSON.stringify(named)},`;
      if (apart) settings += `apiHost:${JSON.stringify(`http://api.${host}:${spec.port}`)},`;
      await use(spec);
      await spec.close();
      expectOnlySpecified(spec);
    },
    // It starts a process first, which is no part of the journey.
    { timeout: 330_000 },
  ],
  baseURL: ({ spec }, use, info) => use(`http://${brandOf(info).settings.hosts[0]}:${spec.port}`),
  // A header of its own is more than such a server allows from another origin.
  // biome-ignore lint/correctness/noEmptyPattern: the runner asks for a pattern, and this fixture needs no other
  extraHTTPHeaders: ({}, use) => use({}),
});
