import { pagePaths } from "@kaitori/domain";
import * as v from "valibot";
import { PhotographName } from "../photographs/schema.ts";
import { documented, LinkTarget, listOf, Text, textUpTo } from "../settings/values.ts";
import { Questions } from "./top-section.ts";

/** First path segments that the server and the build of a site reserve. */
const serverSegments = ["api", "assets", "brand", "builds", "desk", "healthz", "readyz", "shell"];
const firstSegmentOf = (path: string) => path.split("/")[1] ?? "";
const reservedSegments = new Set([...Object.values(pagePaths).map(firstSegmentOf), ...serverSegments]);

const isAddress = (path: unknown): path is `/${string}` =>
  typeof path === "string" && /^(?=.{2,80}$)(?:\/[a-z0-9]+(?:-[a-z0-9]+)*){1,3}$/.test(path);

/** The address of a brand's own page. Its first segment must not be one that the product uses. */
const Address = v.pipe(
  v.custom<`/${string}`>(
    isAddress,
    'must be up to three words of lower-case letters, digits and hyphens, such as "/about/voices"',
  ),
  v.check(
    (path) => !reservedSegments.has(firstSegmentOf(path)),
    "must begin with a word that no page of the site begins with",
  ),
);

const title = v.optional(textUpTo(40));

export const PagePart = v.variant("kind", [
  v.strictObject({ kind: v.literal("text"), title, text: textUpTo(4000) }),
  v.strictObject({ kind: v.literal("picture"), picture: PhotographName, text: v.optional(textUpTo(200)) }),
  v.strictObject({ kind: v.literal("questions"), title, items: Questions }),
  v.strictObject({
    kind: v.literal("links"),
    title,
    items: listOf(v.strictObject({ label: Text, href: LinkTarget }), 8),
  }),
]);
export type PagePart = v.InferOutput<typeof PagePart>;

/** A page that only this brand has. */
export const OwnPage = v.strictObject({
  path: documented("Address of the page, without a slash at the end.", Address),
  title: documented(
    "Heading of the page, also its title in the browser and in search results.",
    textUpTo(40),
  ),
  description: documented("Description for search results, in one sentence.", textUpTo(140)),
  parts: documented("Parts of the page, in their order.", listOf(PagePart, 30)),
});
export type OwnPage = v.InferOutput<typeof OwnPage>;
