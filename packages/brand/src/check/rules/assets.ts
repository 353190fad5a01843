import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";
import type { BrandAssets } from "../../assets.ts";
import { type AssetLimit, assetLimits } from "../asset-limits.ts";
import type { BrandSource } from "../brand-source.ts";
import type { Found } from "../finding.ts";
import { pictureSize } from "../picture-size.ts";
import type { Rule } from "../rule.ts";
import { schemaFindings } from "../schema-findings.ts";
import { svgFaults } from "../svg-faults.ts";
import { forbiddenIn } from "./forbidden.ts";

const Picture = v.strictObject({ file: v.string(), width: v.number(), height: v.number() });
type Picture = v.InferOutput<typeof Picture>;
const names = Object.keys(assetLimits);
const Assets = v.strictObject(Object.fromEntries(names.map((name) => [name, Picture])));

/** Whether a file's value names every picture with its size. */
export const areAssets = (value: unknown): value is BrandAssets => v.is(Assets, value);

/** Every picture exists, has the right type and its stated size, is small enough and safe; no file is unused. */
export const assets: Rule = (brand) => {
  const file = brand.files.assets;
  if (!file) return [];
  const pictures = Object.entries(assetLimits).flatMap(([name, limit]) => {
    const picture: unknown = Reflect.get(Object(file.value), name);
    return v.is(Picture, picture) ? pictureFaults(brand, picture, limit, name) : [];
  });
  const found = [...schemaFindings(file, Assets), ...pictures];
  // A file that seems unused may only be named wrongly: that is said first.
  return found.length > 0 ? found : unusedFiles(brand);
};

function pictureFaults(brand: BrandSource, picture: Picture, limit: AssetLimit, name: string): Found[] {
  const at = { file: `${brand.shownDir}/assets.ts`, line: brand.files.assets?.lineOf([name]) ?? 1 };
  const path = join(brand.dir, "assets", picture.file);
  if (!picture.file.endsWith(limit.type)) {
    return [{ ...at, message: `"${name}" is ${picture.file}`, mend: `It must be a ${limit.type} file.` }];
  }
  if (!existsSync(path)) {
    return [
      {
        ...at,
        message: `"${name}" names ${picture.file}, which is not in assets/`,
        mend: "Put the file there, or name one that is.",
      },
    ];
  }
  const bytes = readFileSync(path);
  const size = pictureSize(picture.file, bytes);
  if (!size)
    return [
      {
        ...at,
        message: `${picture.file} is not a readable ${limit.type} picture`,
        mend: "Export it again; an SVG needs a viewBox.",
      },
    ];
  const found: Found[] = [];
  if (bytes.length > limit.bytes) {
    found.push({
      ...at,
      message: `${picture.file} has ${bytes.length} bytes`,
      mend: `Bring it under ${limit.bytes} bytes.`,
    });
  }
  if (size.width !== picture.width || size.height !== picture.height) {
    found.push({
      ...at,
      message: `"${name}" says ${picture.width} × ${picture.height}, ${picture.file} is ${size.width} × ${size.height}`,
      mend: "Write the size of the file, so that pages do not jump.",
      fix: {
        from: `width: ${picture.width}, height: ${picture.height}`,
        to: `width: ${size.width}, height: ${size.height}`,
      },
    });
  }
  const [width, height] = limit.size ?? [];
  if (width && height && (size.width !== width || size.height !== height)) {
    found.push({
      ...at,
      message: `${picture.file} is ${size.width} × ${size.height}`,
      mend: `Make it ${width} × ${height}.`,
    });
  }
  const [low, high] = limit.ratio ?? [0, Number.POSITIVE_INFINITY];
  const ratio = size.width / size.height;
  if (ratio < low || ratio > high) {
    found.push({
      ...at,
      message: `${picture.file} is ${ratio.toFixed(2)} times as wide as high`,
      mend: low === high ? "Make it square." : `Keep it between ${low} and ${high}.`,
    });
  }
  const faults = limit.type === ".svg" ? drawingFaults(bytes.toString("utf8")) : [];
  const drawing = `${brand.shownDir}/assets/${picture.file}`;
  return [
    ...found,
    ...faults.map((fault) => ({ ...fault, file: drawing, message: `${picture.file} ${fault.message}` })),
  ];
}

const drawingFaults = (text: string) => [
  ...svgFaults(text),
  ...text
    .split("\n")
    .flatMap((words, index) =>
      forbiddenIn(words).map(({ found, mend }) => ({ line: index + 1, message: `says 「${found}」`, mend })),
    ),
];

function unusedFiles({ dir, shownDir, files }: BrandSource): Found[] {
  const folder = join(dir, "assets");
  const used = JSON.stringify(files.assets?.value ?? {});
  return (existsSync(folder) ? readdirSync(folder, { withFileTypes: true }) : [])
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)
    .filter((name) => !used.includes(`"${name}"`))
    .map((name) => ({
      file: `${shownDir}/assets/${name}`,
      line: 1,
      message: `${name} is used nowhere, but every site would carry it`,
      mend: "Name it in assets.ts or delete it.",
    }));
}
