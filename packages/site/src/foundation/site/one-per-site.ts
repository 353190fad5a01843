import type { Site } from "./site.ts";

/** Made for the first that asks, and the same for all of them: what only some pages need, and comes with their files. */
export function onePerSite<Part>(make: (site: Site) => Part): (site: Site) => Part {
  const made = new WeakMap<Site, Part>();
  return (site) => {
    const part = made.get(site) ?? make(site);
    made.set(site, part);
    return part;
  };
}
