import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pagePaths } from "@kaitori/domain";
import * as v from "valibot";

export interface PageToCapture {
  readonly name: string;
  readonly path: string;
  /** Demo account that opens the page. */
  readonly account?: string;
}

const accountPages: readonly PageToCapture[] = [
  ...["new", "ready", "under-review", "inadequate", "reviewed", "contracted", "transferred"].map(
    (account) => ({ name: `mypage-${account}`, path: pagePaths.mypage, account }),
  ),
  { name: "profile", path: pagePaths.profile, account: "ready" },
  { name: "withdrawal-details", path: pagePaths.withdrawalDetails, account: "ready" },
  { name: "entry-invoice", path: pagePaths.entryInvoice, account: "ready" },
];

const LatestBuild = v.object({ id: v.string() });
const BuildManifest = v.object({
  routes: v.array(v.object({ path: v.string(), payload: v.optional(v.string()) })),
});

/** Pages of a built site to photograph: prerendered ones, which have a payload, and those of demo accounts. */
export function pagesToCapture(site: string): readonly PageToCapture[] {
  const read = (file: string): unknown => JSON.parse(readFileSync(join(site, "builds", file), "utf8"));
  const { id } = v.parse(LatestBuild, read("latest.json"));
  const { routes } = v.parse(BuildManifest, read(`meta/${id}.json`));
  const publicPages = routes
    .filter(({ payload }) => payload !== undefined)
    .map(({ path }) => ({ name: path === "/" ? "top" : path.slice(1).replaceAll("/", "-"), path }));
  return [...publicPages, ...accountPages];
}
