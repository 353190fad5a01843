import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";
import type { BrandAssets } from "../../assets.ts";
import { type BilingualText, say } from "../../sentences/say.ts";
import { type AssetLimit, assetLimits } from "../asset-limits.ts";
import type { BrandSource } from "../brand-source.ts";
import { finding, type Rule, type RuleFinding } from "../finding.ts";
import { pictureSize } from "../picture-size.ts";
import { schemaFindings } from "../schema-findings.ts";
import { svgFaults } from "../svg-faults.ts";

const Picture = v.strictObject({ file: v.string(), width: v.number(), height: v.number() });
type Picture = v.InferOutput<typeof Picture>;
const names = Object.keys(assetLimits);
const Assets = v.strictObject(Object.fromEntries(names.map((name) => [name, Picture])));

/** Checks that each picture in the file is named with its size. */
export const areAssets = (value: unknown): value is BrandAssets => v.is(Assets, value);

/** Every picture exists, has the right type and the stated size, and is small and safe; no file is unused. */
export const assets: Rule = (brand) => {
  const file = brand.files.assets;
  if (!file) return [];
  const pictures = Object.entries(assetLimits).flatMap(([name, limit]) => {
    const picture: unknown = Reflect.get(Object(file.value), name);
    return v.is(Picture, picture) ? pictureFaults(brand, picture, limit, name) : [];
  });
  const findings = [...schemaFindings(file, Assets), ...pictures];
  // Wrong names are reported first, since they make a file look unused.
  return findings.length > 0 ? findings : unusedFiles(brand);
};

function pictureFaults(brand: BrandSource, picture: Picture, limit: AssetLimit, name: string): RuleFinding[] {
  const { file } = picture;
  const findings: RuleFinding[] = [];
  const add = (message: BilingualText, howToFix: BilingualText, fix?: RuleFinding["fix"]) =>
    findings.push({
      file: `${brand.shownDir}/assets.ts`,
      line: brand.files.assets?.lineOf([name]) ?? 1,
      message,
      howToFix,
      ...(fix && { fix }),
    });
  if (!file.endsWith(limit.type)) {
    add(say("wrongType", { name, file }), say("mustBeType", { type: limit.type }));
    return findings;
  }
  const path = join(brand.dir, "assets", file);
  if (!existsSync(path)) {
    add(say("notInAssets", { name, file }), say("putFileThere"));
    return findings;
  }
  const bytes = readFileSync(path);
  const size = pictureSize(file, bytes);
  if (!size) {
    add(say("unreadablePicture", { file, type: limit.type }), say("exportAgain"));
    return findings;
  }
  const actual = `${size.width} × ${size.height}`;
  if (bytes.length > limit.bytes)
    add(say("hasBytes", { file, bytes: bytes.length }), say("bringUnder", { most: limit.bytes }));
  const [width, height] = limit.size ?? [size.width, size.height];
  if (size.width !== width || size.height !== height)
    add(say("sizeIs", { file, actual }), say("makeSize", { size: `${width} × ${height}` }));
  else if (size.width !== picture.width || size.height !== picture.height)
    add(
      say("sizeDiffers", { name, stated: `${picture.width} × ${picture.height}`, file, actual }),
      say("writeSize"),
      {
        from: `width: ${picture.width}, height: ${picture.height}`,
        to: `width: ${size.width}, height: ${size.height}`,
      },
    );
  const [low, high] = limit.ratio ?? [0, Number.POSITIVE_INFINITY];
  const ratio = size.width / size.height;
  if (ratio < low || ratio > high)
    add(
      say("ratioIs", { file, ratio: ratio.toFixed(2) }),
      low === high ? say("makeSquare") : say("keepBetween", { low, high }),
    );
  const drawing = `${brand.shownDir}/assets/${file}`;
  const faults = limit.type === ".svg" ? svgFaults(bytes.toString("utf8")) : [];
  return [
    ...findings,
    ...faults.map(({ fault, ...at }) => ({
      ...at,
      message: say("drawingFault", { file, fault }),
      file: drawing,
    })),
  ];
}

function unusedFiles({ dir, shownDir, files }: BrandSource): RuleFinding[] {
  const folder = join(dir, "assets");
  const used = JSON.stringify(files.assets?.value ?? {});
  return (existsSync(folder) ? readdirSync(folder, { withFileTypes: true }) : [])
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)
    .filter((name) => !used.includes(`"${name}"`))
    .map((name) =>
      finding(
        { file: `${shownDir}/assets/${name}`, line: 1 },
        say("usedNowhere", { file: name }),
        say("nameOrDelete"),
      ),
    );
}
