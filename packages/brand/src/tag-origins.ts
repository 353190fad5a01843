import type { Tag, Tags } from "./settings/tags.ts";

export interface TagOrigins {
  readonly scripts: readonly string[];
  readonly connections: readonly string[];
  readonly images: readonly string[];
}

const tagManager = "https://www.googletagmanager.com";
const analytics = ["https://*.google-analytics.com", "https://*.analytics.google.com"];

function originsOf(tag: Tag): TagOrigins {
  if (tag.kind === "tagManager")
    return { scripts: [tagManager], connections: [tagManager], images: [tagManager] };
  if (tag.kind === "googleAnalytics")
    return {
      scripts: [tagManager],
      connections: [tagManager, ...analytics],
      images: [tagManager, ...analytics],
    };
  const ownOrigins = [...(tag.script?.match(/^https:\/\/[^/?#]+/) ?? []), ...(tag.origins ?? [])];
  return { scripts: ownOrigins, connections: ownOrigins, images: ownOrigins };
}

/** Origins from which these tags may load scripts and to which they may send data; the CSP blocks all others. */
export function tagOrigins(tags: Tags | undefined): TagOrigins {
  const all = (tags?.list ?? []).map(originsOf);
  const unionOf = (part: keyof TagOrigins) => [...new Set(all.flatMap((origins) => origins[part]))];
  return { scripts: unionOf("scripts"), connections: unionOf("connections"), images: unionOf("images") };
}
