import type { Tag, Tags } from "./settings/tags.ts";

const tagManager = "https://www.googletagmanager.com";
const analytics = ["https://*.google-analytics.com", "https://*.analytics.google.com"];

/** Origins of the scripts of a tag, and those to which it sends data. */
function originsOf(tag: Tag) {
  if (tag.kind === "tagManager") return { scripts: [tagManager], data: [tagManager] };
  if (tag.kind === "googleAnalytics") return { scripts: [tagManager], data: [tagManager, ...analytics] };
  const ownOrigins = [...(tag.script?.match(/^https:\/\/[^/?#]+/) ?? []), ...(tag.origins ?? [])];
  return { scripts: ownOrigins, data: ownOrigins };
}

/** Origins from which these tags may load scripts and to which they may send data; the CSP blocks all others. */
export function tagOrigins(tags: Tags | undefined) {
  const all = (tags?.list ?? []).map(originsOf);
  const data = [...new Set(all.flatMap((origins) => origins.data))];
  return { scripts: [...new Set(all.flatMap(({ scripts }) => scripts))], connections: data, images: data };
}
