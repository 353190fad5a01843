import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";
import { generatedFiles, originalsIn, versionOf } from "../../photographs/make-photographs.ts";
import {
  type BrandPhotograph,
  type BrandPhotographs as Photographs,
  photographFile,
  photographFormats,
  widthsOf,
} from "../../photographs/photographs.ts";
import { BrandPhotographs } from "../../photographs/schema.ts";
import { say } from "../../sentences/say.ts";
import type { DataFile } from "../../source/data-file.ts";
import { photographBytes, smallestOriginal } from "../asset-limits.ts";
import type { BrandSource } from "../brand-source.ts";
import { advice, faultOf, finding, type Rule, type RuleFinding } from "../finding.ts";
import { pictureSize } from "../picture-size.ts";
import { schemaFindings } from "../schema-findings.ts";
import { faultsIn, textsIn } from "../texts.ts";

/** Files are made of every original, sections name existing photographs, and no photograph is too large or unused. */
export const photographs: Rule = async (brand) => {
  const file = brand.files.photographs;
  const value = file?.value ?? {};
  if (file && !v.is(BrandPhotographs, value)) return schemaFindings(file, BrandPhotographs);
  const declared = v.parse(BrandPhotographs, value);
  const faults = Object.entries(declared).map((entry) => photographFaults(brand, ...entry));
  const findings = [
    ...photographsNotPassed(brand),
    ...(await Promise.all(faults)).flat(),
    ...originalsIn(brand.dir).flatMap(([name, original]) =>
      declared[name]?.file === original ? [] : [filesNotMade(brand, original)],
    ),
    ...uselessAlternativeTexts(file),
  ];
  return [
    ...findings,
    ...unknownPhotographs(brand, declared),
    ...(findings.length > 0 ? [] : unusedPhotographs(brand, declared)),
  ];
};

/** An alternative text such as "photo" or "shop.jpg" does not describe the picture to a blind visitor. */
const uselessAlternative = /^(?:画像|写真|イメージ|image|photo|picture)s?\d*$|\.\w{3,4}$/i;
const uselessAlternativeTexts = (file: DataFile | undefined): RuleFinding[] =>
  faultsIn(
    textsIn(file),
    ({ path, text }) =>
      path.at(-1) === "alt" &&
      uselessAlternative.test(text) &&
      faultOf("altSaysNothing", "sayWhatIsSeen", { text }),
  );

const correctByCommand = ({ name }: BrandSource) => say("runPictures", { name });

const filesNotMade = (brand: BrandSource, original: string): RuleFinding =>
  finding(
    { file: `${brand.shownDir}/photographs/${original}`, line: 1 },
    "filesNotMade",
    correctByCommand(brand),
    { file: original },
  );

/** The index.ts of an older brand does not pass photographs on. */
function photographsNotPassed({ dir, shownDir, files }: BrandSource): RuleFinding[] {
  const index = join(dir, "index.ts");
  if (Object.keys(Object(files.photographs?.value)).length === 0 || !existsSync(index)) return [];
  return /\bphotographs\b/.test(readFileSync(index, "utf8"))
    ? []
    : [finding({ file: `${shownDir}/index.ts`, line: 1 }, "photographsNotPassed", "importPhotographs")];
}

const placeOfPhotograph = ({ shownDir, files }: BrandSource, name: string) => ({
  file: `${shownDir}/photographs.ts`,
  line: files.photographs?.lineOf([name]) ?? 1,
  key: name,
});

async function photographFaults(
  brand: BrandSource,
  name: string,
  photograph: BrandPhotograph,
): Promise<RuleFinding[]> {
  const { dir } = brand;
  const at = placeOfPhotograph(brand, name);
  const original = join(dir, "photographs", photograph.file);
  if (!existsSync(original))
    return [finding(at, "originalMissing", "putOriginal", { name, file: photograph.file })];
  if (versionOf(readFileSync(original)) !== photograph.version)
    return [finding(at, "outdatedFiles", correctByCommand(brand), { name, file: photograph.file })];
  const generated = widthsOf(photograph).flatMap((width) =>
    photographFormats.map((format) => ({
      width,
      path: join(dir, "assets", photographFile(name, photograph, width, format)),
    })),
  );
  if (generated.some(({ path }) => !existsSync(path)))
    return [finding(at, "notEveryWidth", correctByCommand(brand), { name })];
  return [
    ...tooHeavy(generated).map((heaviest) =>
      finding(at, "photographHeavy", "lessDetail", {
        name,
        ...heaviest,
        most: photographBytes(heaviest.width),
      }),
    ),
    ...(await wrongSize(generated, photograph)).map((actual) =>
      finding(at, "photographSize", correctByCommand(brand), {
        name,
        stated: `${photograph.width} × ${photograph.height}`,
        actual,
      }),
    ),
    ...(photograph.width < smallestOriginal
      ? [
          advice(at, "originalTooSmall", "largerOriginal", {
            name,
            width: photograph.width,
            least: smallestOriginal,
          }),
        ]
      : []),
  ];
}

type GeneratedFile = { readonly width: number; readonly path: string };

/** The largest of the files that exceed their limit: one cause, one finding. */
const tooHeavy = (files: readonly GeneratedFile[]) =>
  files
    .map(({ width, path }) => ({ width, bytes: statSync(path).size }))
    .filter(({ width, bytes }) => bytes > photographBytes(width))
    .sort((one, other) => other.bytes / photographBytes(other.width) - one.bytes / photographBytes(one.width))
    .slice(0, 1);

/** Size of the picture by its bytes, if its ratio differs from the declared one. */
async function wrongSize(files: readonly GeneratedFile[], { width, height }: BrandPhotograph) {
  const generated = files.find(({ path }) => path.endsWith(".webp"));
  const size = generated && (await pictureSize(generated.path, readFileSync(generated.path)));
  if (!size || Math.abs(size.height - (size.width * height) / width) <= 1) return [];
  return [`${width} × ${Math.round((size.height * width) / size.width)}`];
}

/** Photographs named as `picture` in the sections. */
const usesOf = ({ files: { sections } }: BrandSource) =>
  textsIn(sections).filter(({ path }) => path.at(-1) === "picture");

const unknownPhotographs = (brand: BrandSource, declared: Photographs): RuleFinding[] =>
  faultsIn(
    usesOf(brand),
    ({ text: name, place: { key } }) =>
      !Object.hasOwn(declared, name) &&
      faultOf("namesPhotograph", say("putAndRunPictures", { name: brand.name }), { key, name }),
  );

function unusedPhotographs(brand: BrandSource, declared: Photographs): RuleFinding[] {
  const usedNames = new Set(usesOf(brand).map(({ text }) => text));
  const names = Object.keys(declared).filter((name) => !usedNames.has(name));
  const left = generatedFiles(brand.dir).filter(
    (path) => !Object.entries(declared).some(([name, { version }]) => path.includes(`/${name}-${version}-`)),
  );
  return [
    ...names.map((name) =>
      finding(placeOfPhotograph(brand, name), "photographUnused", "nameAsPicture", { name }),
    ),
    ...(left.length === 0
      ? []
      : [
          finding(
            { file: `${brand.shownDir}/photographs.ts`, line: 1 },
            "orphanedFiles",
            correctByCommand(brand),
            { count: left.length },
          ),
        ]),
  ];
}
