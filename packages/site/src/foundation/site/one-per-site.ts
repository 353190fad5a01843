import type { Site } from "./site.ts";

/** A lazily created singleton, for code that only some pages load. */
export function onePerSite<Value>(make: (site: Site) => Value): (site: Site) => Value {
  const values = new WeakMap<Site, Value>();
  return (site) => {
    const value = values.get(site) ?? make(site);
    values.set(site, value);
    return value;
  };
}
