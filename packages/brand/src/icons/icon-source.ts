import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Sharp } from "sharp";
import type { BrandAssets } from "../assets.ts";
import type { BrandTokens } from "../tokens/schema.ts";

/** Sources of the icons: mark, logo, tab icon, special drawings, and two colours. */
export interface IconSources {
  readonly dir: string;
  readonly assets: BrandAssets;
  readonly tokens: BrandTokens;
}

/** A special drawing for one picture, used instead of the mark. */
export const drawingOf = (dir: string, name: string): string | undefined => {
  const file = join(dir, "drawings", `${name}.svg`);
  return existsSync(file) ? file : undefined;
};

const hashLength = 16;

/** The start of a hash over the sources. Each picture contains it, which shows whether the picture is up to date. */
export function sourceHashOf({ dir, assets, tokens }: IconSources): string {
  const { brand, paper } = tokens.decisions;
  const drawings = [drawingOf(dir, "touch-icon"), drawingOf(dir, "social")];
  // A drawing has its own colours.
  const hash = createHash("sha256").update(drawings.includes(undefined) ? `${brand}${paper}` : "");
  const files = [assets.mark, assets.logoOnPaper, assets.favicon].map(({ file }) =>
    join(dir, "assets", file),
  );
  for (const file of [...files, ...drawings])
    hash.update(file && existsSync(file) ? readFileSync(file) : "-");
  return hash.digest("hex").slice(0, hashLength);
}

/** Written into the pictures of a new brand instead of a hash; of the same length. */
export const templateSourceHash = "kaitori-template";

const keyword = "kaitori ";

/** Writes the hash of the sources into the metadata of a picture. */
export const withSourceHash = (picture: Sharp, sourceHash: string): Sharp =>
  picture.withExif({ IFD0: { Software: keyword + sourceHash } });

/** The hash written into a picture; undefined if another program made the picture. */
export function readSourceHash(bytes: Buffer): string | undefined {
  const keywordStart = bytes.indexOf(keyword, 0, "latin1");
  const hashStart = keywordStart + keyword.length;
  return keywordStart < 0 ? undefined : bytes.toString("latin1", hashStart, hashStart + hashLength);
}
