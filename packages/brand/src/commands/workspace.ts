import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { Refusal } from "./refusal.ts";

export type Workspace = { readonly root: string; readonly brandsDir: string };

/** The folder with `brands/` that the command was given in, or one above it. */
export function findWorkspace(from: string): Workspace {
  const brandsDir = join(from, "brands");
  if (existsSync(brandsDir) && existsSync(join(from, "package.json"))) return { root: from, brandsDir };
  if (dirname(from) === from) throw new Refusal('There is no folder "brands" here or above.');
  return findWorkspace(dirname(from));
}
