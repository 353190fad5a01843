import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { CalendarDate } from "@kaitori/domain";
import type { BrandSource } from "../check/brand-source.ts";
import { nearest } from "../check/nearest.ts";
import { type BilingualText, type Language, say } from "../sentences/say.ts";
import { areTokens, type BrandTokens } from "../tokens/schema.ts";

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
    root: string,
    names: readonly string[],
    flags: Flags,
    output: Output,
  ) => number | Promise<number>;
};

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

/** An error that the user can correct; shown without a stack trace. */
export class Refusal extends Error {
  readonly text: BilingualText;

  constructor(text: BilingualText) {
    super(text.en);
    this.text = text;
  }
}

/** Runs pnpm in the version that the repository names, installed or not. */
export function runPnpm(root: string, args: readonly string[]): void {
  const { packageManager = "pnpm" }: { packageManager?: string } = JSON.parse(
    readFileSync(join(root, "package.json"), "utf8"),
  );
  const { status } = spawnSync("npx", ["-y", packageManager, ...args], { cwd: root, stdio: "inherit" });
  if (status !== 0) throw new Refusal(say("pnpmFailed", { command: args.join(" ") }));
}

/** The nearest folder with `brands/`, searched upwards; a new repository may begin in the current folder. */
export function findRoot(
  folder: string,
  { worksWithoutBrands }: Pick<Command, "worksWithoutBrands">,
): string {
  for (let root = folder; ; root = dirname(root)) {
    if (existsSync(join(root, "brands")) && existsSync(join(root, "package.json"))) return root;
    if (dirname(root) !== root) continue;
    if (worksWithoutBrands) return folder;
    throw new Refusal(say("noBrandsFolder"));
  }
}

/** True if the packages of Kaitori are sources of this repository, not installed. */
export const hasSources = (root: string) => existsSync(join(root, "packages/brand/package.json"));

/** Only the repository of Kaitori has a handbook. */
export const hasHandbook = (root: string) => existsSync(join(root, "apps/storybook"));
