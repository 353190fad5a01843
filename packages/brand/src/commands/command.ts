import type { BrandSource } from "../check/brand-source.ts";
import { brandNamesIn, readBrand } from "../check/brand-source.ts";
import { nearest } from "../check/nearest.ts";
import { Refusal } from "./refusal.ts";
import type { Workspace } from "./workspace.ts";

export type Flags = { readonly [name: string]: string | boolean | undefined };

export type Command = {
  /** The line of the help. */
  readonly usage: string;
  readonly sentence: string;
  readonly flags: { readonly [name: string]: { readonly type: "string" | "boolean" } };
  /** Also works where there are no brands yet. */
  readonly begins?: true;
  /** Answers the exit code. */
  readonly run: (workspace: Workspace, names: readonly string[], flags: Flags) => number | Promise<number>;
};

export const readAll = ({ root, brandsDir }: Workspace): BrandSource[] =>
  brandNamesIn(brandsDir).map((name) => readBrand(root, brandsDir, name));

export function theBrand(all: readonly BrandSource[], name: string | undefined): BrandSource {
  const names = all.map((brand) => brand.name);
  const brand = all.find((candidate) => candidate.name === name);
  if (brand) return brand;
  if (!name) throw new Refusal(`Which brand? There are ${names.join(", ")}.`);
  const meant = nearest(name, names);
  throw new Refusal(
    `There is no brand "${name}".${meant ? ` Did you mean "${meant}"?` : ` There are ${names.join(", ")}.`}`,
  );
}

/** Those that are named; without a name all of them. */
export const theBrands = (all: readonly BrandSource[], names: readonly string[]): readonly BrandSource[] =>
  names.length > 0 ? names.map((name) => theBrand(all, name)) : all;

export const say = (line = "") => process.stdout.write(`${line}\n`);
