import type { CalendarDate } from "@kaitori/domain";
import type { BrandSource } from "../check/brand-source.ts";
import { brandNamesIn, readBrand } from "../check/brand-source.ts";
import { nearest } from "../check/nearest.ts";
import { type BilingualText, type Language, say } from "../sentences/say.ts";
import type { BrandTokens } from "../tokens/brand-tokens.ts";
import { areTokens } from "../tokens/schema.ts";
import { Refusal } from "./refusal.ts";
import type { Workspace } from "./workspace.ts";

export type Flags = { readonly [name: string]: string | boolean | undefined };

export type Output = {
  readonly language: Language;
  readonly today: CalendarDate;
  readonly printMessage: (message: BilingualText) => void;
};

export type Command = {
  /** The line in the help text. */
  readonly usage: string;
  readonly help: BilingualText;
  readonly flags: { readonly [name: string]: "string" | "boolean" };
  /** Also works in a repository without brands. */
  readonly worksWithoutBrands?: true;
  /** Returns the exit code. */
  readonly run: (
    workspace: Workspace,
    names: readonly string[],
    flags: Flags,
    output: Output,
  ) => number | Promise<number>;
};

export const readAll = ({ root, brandsDir }: Workspace): BrandSource[] =>
  brandNamesIn(brandsDir).map((name) => readBrand(root, brandsDir, name));

export function findBrand(all: readonly BrandSource[], name: string | undefined): BrandSource {
  const names = all.map((brand) => brand.name);
  const brand = all.find((candidate) => candidate.name === name);
  if (brand) return brand;
  if (!name) throw new Refusal(say("brandNameMissing", { names: names.join(", ") }));
  const suggestion = nearest(name, names);
  throw new Refusal(
    suggestion
      ? say("unknownBrandSuggestion", { name, suggestion })
      : say("unknownBrand", { name, names: names.join(", ") }),
  );
}

/** The named brands; all of them if no name is given. */
export const findBrands = (all: readonly BrandSource[], names: readonly string[]): readonly BrandSource[] =>
  names.length > 0 ? names.map((name) => findBrand(all, name)) : all;

/** The tokens of a brand; refuses an invalid file. */
export function tokensOf({ name, shownDir, files: { tokens } }: BrandSource): BrandTokens {
  if (areTokens(tokens?.value)) return tokens.value;
  throw new Refusal(say("invalidFile", { file: `${shownDir}/tokens.ts`, name }));
}

export const print = (line = "") => process.stdout.write(`${line}\n`);
