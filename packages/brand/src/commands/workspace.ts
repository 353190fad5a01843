import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { say } from "../sentences/say.ts";
import { Refusal } from "./refusal.ts";

export type Workspace = { readonly root: string; readonly brandsDir: string };

/**
 * The nearest folder with `brands/`, from the working directory upwards; a new repository may start in the working
 * directory.
 */
export function findWorkspace(
  folder: string,
  { worksWithoutBrands = false }: { readonly worksWithoutBrands?: boolean } = {},
): Workspace {
  for (let root = folder; ; root = dirname(root)) {
    const brandsDir = join(root, "brands");
    if (existsSync(brandsDir) && existsSync(join(root, "package.json"))) return { root, brandsDir };
    if (dirname(root) !== root) continue;
    if (worksWithoutBrands) return { root: folder, brandsDir: join(folder, "brands") };
    throw new Refusal(say("noBrandsFolder"));
  }
}

/** Tells whether the packages of Kaitori are in the same repository or installed. */
export const hasSources = (root: string) => existsSync(join(root, "packages/brand/package.json"));

/** A licensee's own repository has no handbook. */
export const hasHandbook = (root: string) => existsSync(join(root, "apps/storybook"));
