import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { templateSourceHash, withSourceHash } from "../icons/icon-source.ts";
import {
  type BrandFiles,
  brandFiles,
  drawingValues,
  fillTemplates,
  type Template,
  type Templates,
  type Versions,
} from "./brand-files.ts";
import type { BrandDraft } from "./new-brand.ts";

const { version }: { version: string } = JSON.parse(
  readFileSync(new URL("../../package.json", import.meta.url), "utf8"),
);

/** Versions in a separate repository: the published packages, and the versions that they were tested with. */
export const registryVersions: Versions = {
  kaitori: version,
  react: "^19.2",
  reactDom: "^19.2",
  reactRouter: "^8",
  typescript: "^7.0",
  vite: "^8.3",
  pnpm: "12.21.0",
  playwright: "1.65.1",
};

const templateDir = fileURLToPath(new URL("../../template/", import.meta.url));

/** All files of a new brand and its app in `apps/`, by path from the root. */
export async function newFiles(brand: BrandDraft, today: string, versions: Versions): Promise<BrandFiles> {
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

/** The icon and the social image of a new brand: three bars, its mark, on its colour. */
async function pixelPictures({ colour, surface }: { readonly colour: string; readonly surface: string }) {
  const { default: sharp } = await import("sharp");
  const bars = async (width: number, height: number) => {
    const unit = Math.min(width, height) / 12;
    const mark = `<g transform="translate(${width / 2 - 3 * unit} ${height / 2 - 3.5 * unit}) scale(${unit})" fill="${surface}"><path d="M0 0h6v1.5H0zM0 2.5h6V4H0zM0 5h3.5v1.5H0z"/></g>`;
    const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><path fill="${colour}" d="M0 0h${width}v${height}H0z"/>${mark}</svg>`;
    return await withSourceHash(sharp(Buffer.from(drawing)), templateSourceHash)
      .png()
      .toBuffer();
  };
  return { "touch-icon.png": await bars(180, 180), "social.png": await bars(1200, 630) };
}
