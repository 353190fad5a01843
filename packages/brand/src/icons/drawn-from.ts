import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { crc32 } from "node:zlib";
import type { BrandAssets } from "../assets.ts";
import type { BrandTokens } from "../tokens/brand-tokens.ts";

/** Sources of the icons: the mark, the logo, the icon of the tab, drawings made for them, and two colours. */
export interface IconSources {
  readonly dir: string;
  readonly assets: BrandAssets;
  readonly tokens: BrandTokens;
}

/** A drawing made for one picture takes the place of the mark on a background. */
export const drawingOf = (dir: string, name: string): string | undefined => {
  const file = join(dir, "drawings", `${name}.svg`);
  return existsSync(file) ? file : undefined;
};

/** The start of a hash over the sources; written into each picture, it tells whether the picture is up to date. */
export function sourceOf({ dir, assets, tokens }: IconSources): string {
  const { brand, paper } = tokens.decisions;
  const drawings = [drawingOf(dir, "touch-icon"), drawingOf(dir, "social")];
  // A drawing brings its own colours.
  const hash = createHash("sha256").update(drawings.includes(undefined) ? `${brand}${paper}` : "");
  const files = [assets.mark, assets.logoOnPaper, assets.favicon].map(({ file }) =>
    join(dir, "assets", file),
  );
  for (const file of [...files, ...drawings])
    hash.update(file && existsSync(file) ? readFileSync(file) : "-");
  return hash.digest("hex").slice(0, 16);
}

/** The source of a picture that a new brand begins with; as long as the others. */
export const ofTemplate = "kaitori-template";

const keyword = "Source\0kaitori ";

/** Writes into a PNG, behind its header, what it was drawn from. */
export function withSource(png: Buffer, source: string): Buffer {
  const body = Buffer.from(`tEXt${keyword}${source}`, "latin1");
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(body.length - 4);
  sum.writeUInt32BE(crc32(body));
  const behindHeader = 33;
  return Buffer.concat([png.subarray(0, behindHeader), length, body, sum, png.subarray(behindHeader)]);
}

/** Sum of the sources that the command wrote into a picture; undefined for a picture made in another way. */
export function drawnFrom(bytes: Buffer): string | undefined {
  const at = bytes.indexOf(keyword, 0, "latin1");
  return at < 0 ? undefined : bytes.toString("latin1", at + keyword.length, at + keyword.length + 16);
}
