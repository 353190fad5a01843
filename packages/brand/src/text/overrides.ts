import type { specificationCopy } from "../copy/specification.ts";
import type { allAreas } from "./all-areas.ts";
import type { CopyArea } from "./copy-area.ts";

type KeysOf<Area> =
  Area extends CopyArea<infer Name, infer Texts> ? `${Name}.${keyof Texts & string}` : never;

/** Every key that a brand may say in its own words: `"top.heroTitle"`. */
export type CopyKey = KeysOf<Exclude<(typeof allAreas)[number], typeof specificationCopy>>;

/** A brand's copy: only what it says differently. The placeholders of the base text stay. */
export type CopyOverrides = { readonly [Key in CopyKey]?: string };
