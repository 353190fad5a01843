import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { type BrandFiles, brandFiles, drawingValues, fillTemplates } from "./brand-files.ts";
import type { NewBrand } from "./new-brand.ts";
import { pixelPictures } from "./pixel-pictures.ts";
import type { Template, Templates, Versions } from "./template-types.ts";

const templateDir = fileURLToPath(new URL("../../template/", import.meta.url));

/** All files of a new brand and its app in `apps/`, by path from the root. */
export async function newFiles(brand: NewBrand, today: string, versions: Versions): Promise<BrandFiles> {
  const pixels = Object.entries(await pixelPictures(drawingValues(brand)));
  return {
    ...Object.fromEntries(pixels.map(([file, png]) => [`brands/${brand.name}/assets/${file}`, png])),
    ...brandFiles(brand, { templates: templatesOnDisk(), today, versions }),
  };
}

/** Files that a separate repository needs beside its brands: for installing, types, building and serving. */
export const repositoryFiles = (name: string, versions: Versions): { readonly [path: string]: string } =>
  fillTemplates(readTemplate("repository"), ".", { name, ...versions });

export function writeFiles(root: string, files: BrandFiles): void {
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), content);
  }
}

export const templatesOnDisk = (): Templates => ({
  app: readTemplate("app"),
  brand: readTemplate("brand"),
  assets: readTemplate("assets"),
});

function readTemplate(name: string): Template {
  const folder = join(templateDir, name);
  return Object.fromEntries(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((path) => [path.slice(folder.length + 1), readFileSync(path, "utf8")]),
  );
}
