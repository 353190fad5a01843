import type { Site } from "./site.ts";

/** Made for the first that asks, and the same for all of them: what only some pages need, and comes with their files. */
export function onePerSite<Value>(make: (site: Site) => Value): (site: Site) => Value {
  const made = new WeakMap<Site, Value>();
  return (site) => {
    const value = made.get(site) ?? make(site);
    made.set(site, value);
    return value;
  };
}
