import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, extname, join } from "node:path";
import type { Sharp } from "sharp";
import { photographBytes } from "../check/asset-limits.ts";
import { toBeWritten } from "../template/new-brand.ts";
import {
  type BrandPhotographs,
  type PhotographFormat,
  photographFile,
  photographFormats,
  widthsOf,
} from "./photographs.ts";

const originals = new Set([".jpg", ".jpeg", ".png", ".webp", ".avif", ".tif", ".tiff"]);

/** Originals in a brand's folder, by the name of the photograph. */
export function originalsIn(dir: string): readonly (readonly [name: string, file: string])[] {
  const folder = join(dir, "photographs");
  return (existsSync(folder) ? readdirSync(folder) : [])
    .filter((file) => originals.has(extname(file).toLowerCase()))
    .sort()
    .map((file) => [file.slice(0, -extname(file).length), file] as const);
}

/** The start of a hash over the bytes. */
export const versionOf = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex").slice(0, 8);

/**
 * Makes every photograph of a brand in its widths and formats, except existing files, and deletes files whose original
 * is gone. Returns the photographs for photographs.ts.
 */
export async function makePhotographs(dir: string, current: BrandPhotographs) {
  const { default: sharp } = await import("sharp");
  const created: string[] = [];
  const expected = new Set<string>();
  const photographs: Record<string, BrandPhotographs[string]> = {};
  for (const [name, file] of originalsIn(dir)) {
    const bytes = readFileSync(join(dir, "photographs", file));
    const { autoOrient } = await sharp(bytes).metadata();
    const { alt = toBeWritten, focus } = current[name] ?? {};
    const photograph = { file, version: versionOf(bytes), ...autoOrient, alt, ...(focus && { focus }) };
    photographs[name] = photograph;
    for (const width of widthsOf(photograph))
      for (const format of photographFormats) {
        const path = join(dir, "assets", photographFile(name, photograph, width, format));
        expected.add(path);
        if (existsSync(path)) continue;
        mkdirSync(dirname(path), { recursive: true });
        writeFileSync(path, await encode(sharp(bytes).autoOrient().resize({ width }), format, width));
        created.push(path);
      }
  }
  const deleted = generatedFiles(dir).filter((path) => !expected.has(path));
  for (const path of deleted) rmSync(path);
  return { photographs, created, deleted };
}

/** Files in the brand's assets that were made of an original. */
export function generatedFiles(dir: string): string[] {
  const folder = join(dir, "assets/photographs");
  return (existsSync(folder) ? readdirSync(folder) : []).map((file) => join(folder, file));
}

/** Qualities to try, best first: a detailed picture needs a lower one to stay below the size limit. */
const qualities: { readonly [Format in PhotographFormat]: readonly number[] } = {
  avif: [55, 45, 35],
  webp: [78, 65, 50],
};

async function encode(picture: Sharp, format: PhotographFormat, width: number): Promise<Buffer> {
  let bytes = Buffer.alloc(0);
  for (const quality of qualities[format]) {
    bytes = await picture.clone()[format]({ quality }).toBuffer();
    if (bytes.length <= photographBytes(width)) break;
  }
  return bytes;
}
