import type { specificationCopy } from "../copy/specification.ts";
import type { allAreas } from "./all-areas.ts";
import type { CopyArea } from "./copy-area.ts";

type KeysOf<Area> =
  Area extends CopyArea<infer Name, infer Texts> ? `${Name}.${keyof Texts & string}` : never;

/** Every key that a brand may override, as `"top.heroTitle"`. */
export type CopyKey = KeysOf<Exclude<(typeof allAreas)[number], typeof specificationCopy>>;

/** A brand's copy: only texts that differ from the base. Placeholders of the base text stay. */
export type CopyOverrides = { readonly [Key in CopyKey]?: string };
