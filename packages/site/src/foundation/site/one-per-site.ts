import type { Site } from "./site.ts";

/** A lazily created singleton, for code that only some pages load. */
export function onePerSite<Value>(make: (site: Site) => Value): (site: Site) => Value {
  const made = new WeakMap<Site, Value>();
  return (site) => {
    const value = made.get(site) ?? make(site);
    made.set(site, value);
    return value;
  };
}
