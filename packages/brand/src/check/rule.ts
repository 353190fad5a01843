import type { BrandSource } from "./brand-source.ts";
import type { Found } from "./finding.ts";

/** A rule looks at one brand, and at all of them where brands may get in each other's way. */
export type Rule = (
  brand: BrandSource,
  all: readonly BrandSource[],
) => readonly Found[] | Promise<readonly Found[]>;
