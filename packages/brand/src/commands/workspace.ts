import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { say } from "../sentences/say.ts";
import { Refusal } from "./refusal.ts";

export type Workspace = { readonly root: string; readonly brandsDir: string };

/** The nearest folder with `brands/`, searched upwards; a new repository may begin in the current folder. */
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

/** True if the packages of Kaitori are sources of this repository, not installed. */
export const hasSources = (root: string) => existsSync(join(root, "packages/brand/package.json"));

/** Only the repository of Kaitori has a handbook. */
export const hasHandbook = (root: string) => existsSync(join(root, "apps/storybook"));
