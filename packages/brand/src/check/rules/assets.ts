import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";
import type { BrandAssets } from "../../assets.ts";
import { type AssetLimit, assetLimits } from "../asset-limits.ts";
import type { BrandSource } from "../brand-source.ts";
import { finding, type Rule, type RuleFinding } from "../finding.ts";
import { pictureSize } from "../picture-size.ts";
import { schemaFindings } from "../schema-findings.ts";
import { svgFaults } from "../svg-faults.ts";
import type { PictureSize } from "../svg-size.ts";

const Picture = v.strictObject({ file: v.string(), width: v.number(), height: v.number() });
type Picture = v.InferOutput<typeof Picture>;
const names = Object.keys(assetLimits);
const Assets = v.strictObject(Object.fromEntries(names.map((name) => [name, Picture])));

/** Checks that each picture in the file is named with its size. */
export const areAssets = (value: unknown): value is BrandAssets => v.is(Assets, value);

/** Every picture exists, has the right type and the stated size, and is small and safe; no file is unused. */
export const assets: Rule = async (brand) => {
  const file = brand.files.assets;
  if (!file) return [];
  const pictures = Object.entries(assetLimits).map(([name, limit]) => {
    const picture: unknown = Reflect.get(Object(file.value), name);
    return v.is(Picture, picture) ? pictureFaults(brand, picture, limit, name) : [];
  });
  const findings = [...schemaFindings(file, Assets), ...(await Promise.all(pictures)).flat()];
  // Wrong names are reported first, since they make a file look unused.
  return findings.length > 0 ? findings : unusedFiles(brand);
};

async function pictureFaults(
  brand: BrandSource,
  picture: Picture,
  limit: AssetLimit,
  name: string,
): Promise<RuleFinding[]> {
  const { file } = picture;
  const at = { file: `${brand.shownDir}/assets.ts`, line: brand.files.assets?.lineOf([name]) ?? 1 };
  const { type } = limit;
  if (!file.endsWith(type)) return [finding(at, "wrongType", "mustBeType", { name, file, type })];
  const path = join(brand.dir, "assets", file);
  if (!existsSync(path)) return [finding(at, "notInAssets", "putFileThere", { name, file })];
  const bytes = readFileSync(path);
  const size = await pictureSize(file, bytes);
  if (!size) return [finding(at, "unreadablePicture", "exportAgain", { file, type })];
  const findings: RuleFinding[] = [];
  const sizeInWords = (of: PictureSize) => `${of.width} × ${of.height}`;
  const isOther = (of: PictureSize) => size.width !== of.width || size.height !== of.height;
  const actual = sizeInWords(size);
  if (bytes.length > limit.bytes)
    findings.push(finding(at, "hasBytes", "bringUnder", { file, bytes: bytes.length, most: limit.bytes }));
  if (limit.size && isOther(limit.size))
    findings.push(finding(at, "sizeIs", "makeSize", { file, actual, size: sizeInWords(limit.size) }));
  else if (isOther(picture)) {
    const fix = {
      from: `width: ${picture.width}, height: ${picture.height}`,
      to: `width: ${size.width}, height: ${size.height}`,
    };
    const values = { name, stated: sizeInWords(picture), file, actual };
    findings.push(finding({ ...at, fix }, "sizeDiffers", "writeSize", values));
  }
  const [low, high] = limit.ratio ?? [0, Number.POSITIVE_INFINITY];
  const ratio = size.width / size.height;
  if (ratio < low || ratio > high)
    findings.push(
      finding(at, "ratioIs", low === high ? "makeSquare" : "keepBetween", {
        file,
        ratio: ratio.toFixed(2),
        low,
        high,
      }),
    );
  const faults = type === ".svg" ? svgFaults(bytes.toString("utf8")) : [];
  return [
    ...findings,
    ...faults.map(({ fault, howToFix, ...place }) =>
      finding({ ...place, file: `${brand.shownDir}/assets/${file}` }, "drawingFault", howToFix, {
        file,
        fault,
      }),
    ),
  ];
}

function unusedFiles({ dir, shownDir, files }: BrandSource): RuleFinding[] {
  const used = JSON.stringify(files.assets?.value ?? {});
  return readdirSync(join(dir, "assets"), { withFileTypes: true })
    .filter((entry) => entry.isFile() && !used.includes(`"${entry.name}"`))
    .map(({ name }) =>
      finding({ file: `${shownDir}/assets/${name}`, line: 1 }, "usedNowhere", "nameOrDelete", { file: name }),
    );
}
