import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { deriveTheme } from "@kaitori/ui/theme";
import { writeTokens } from "../tokens/write-tokens.ts";
import { fillTemplate } from "./fill-template.ts";
import { newAssets } from "./new-assets.ts";
import type { NewBrand } from "./new-brand.ts";
import { newDecisions } from "./new-decisions.ts";
import { pixelPictures } from "./pixel-pictures.ts";
import { toBeWritten } from "./unfinished.ts";
import type { Versions } from "./versions.ts";

const templateDir = fileURLToPath(new URL("../../template/", import.meta.url));

/** Every file of a new brand and of its shell, by path from the root. */
export function newFiles(
  brand: NewBrand,
  today: string,
  versions: Versions,
): { readonly [path: string]: string | Buffer } {
  const decisions = newDecisions(brand.colour);
  const pictures = pictureValues(brand);
  const words = { ...inCode(brand), ...versions, today, toBeWritten };
  return {
    ...filled("app", `apps/${brand.name}`, words),
    ...filled("brand", `brands/${brand.name}`, words),
    ...filled("assets", `brands/${brand.name}/assets`, pictures),
    ...under(`brands/${brand.name}/assets`, pixelPictures(pictures)),
    [`brands/${brand.name}/assets.ts`]: newAssets(pictures.logoWidth),
    [`brands/${brand.name}/tokens.ts`]: writeTokens(
      { decisions },
      "What this brand decides; the theme derives the rest.",
    ),
  };
}

/** What a repository of its own needs beside its brands: installing, types, building, serving. */
export const repositoryFiles = (name: string, versions: Versions): { readonly [path: string]: string } =>
  filled("repository", ".", { name, ...versions });

/** The template's files under a folder, with their places filled. npm and turbo would take some for their own under their names. */
export const filled = (template: string, folder: string, values: { readonly [place: string]: string }) =>
  Object.fromEntries(
    filesIn(template).map((file) => [
      `${folder}/${file.replace(/\.template$/, "")}`,
      fillTemplate(readFileSync(join(templateDir, template, file), "utf8"), values),
    ]),
  );

const filesIn = (template: string): string[] =>
  readdirSync(join(templateDir, template), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(join(templateDir, template).length + 1));

const under = <Value>(folder: string, files: { readonly [name: string]: Value }) =>
  Object.fromEntries(Object.entries(files).map(([name, content]) => [`${folder}/${name}`, content]));

/** Between quotes of code, whatever somebody types stays a text. */
const inCode = ({ name, serviceName, company, host }: NewBrand) => ({
  name,
  serviceName: JSON.stringify(serviceName).slice(1, -1),
  company: JSON.stringify(company).slice(1, -1),
  host,
});

function pictureValues({ serviceName, colour }: NewBrand) {
  const { colour: colours } = deriveTheme(newDecisions(colour));
  // A full-width character is as wide as the letters are high.
  const width = [...serviceName].reduce((sum, letter) => sum + (/[ -~｡-ﾟ]/.test(letter) ? 13 : 22), 58);
  return {
    serviceName: serviceName.replace(/[<>&]/g, (mark) => `&#${mark.charCodeAt(0)};`),
    logoWidth: String(Math.min(width, 380)),
    colour: colours.brandInk,
    accent: colours.accent,
    light: colours.surface,
    ink: colours.ink,
    onHeader: colours.onHeader,
    soft: colours.brandSoft,
    surface: colours.surface,
    line: colours.hairline,
    corner: "24",
  };
}
