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
import { advice, finding, type Rule, type RuleFinding } from "../finding.ts";
import { pictureSize } from "../picture-size.ts";
import { schemaFindings } from "../schema-findings.ts";
import { textsIn } from "../texts.ts";

/** Files are made of every original, sections name existing photographs, and no photograph is too large or unused. */
export const photographs: Rule = (brand) => {
  const file = brand.files.photographs;
  const value = file?.value ?? {};
  if (file && !v.is(BrandPhotographs, value)) return schemaFindings(file, BrandPhotographs);
  const declared = v.parse(BrandPhotographs, value);
  const findings = [
    ...photographsNotPassed(brand),
    ...Object.entries(declared).flatMap(([name, photograph]) => photographFaults(brand, name, photograph)),
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
const uselessAlternativeTexts = (file: DataFile | undefined): RuleFinding[] =>
  textsIn(file)
    .filter(
      ({ path, text }) =>
        path.at(-1) === "alt" && /^(?:画像|写真|イメージ|image|photo|picture)s?\d*$|\.\w{3,4}$/i.test(text),
    )
    .map(({ text, place }) => finding(place, say("altSaysNothing", { text }), say("sayWhatIsSeen")));

const correctByCommand = ({ name }: BrandSource) => say("runPictures", { name });

const filesNotMade = (brand: BrandSource, original: string): RuleFinding =>
  finding(
    { file: `${brand.shownDir}/photographs/${original}`, line: 1 },
    say("filesNotMade", { file: original }),
    correctByCommand(brand),
  );

/** The index.ts of an older brand does not pass photographs on. */
function photographsNotPassed({ dir, shownDir, files }: BrandSource): RuleFinding[] {
  const index = join(dir, "index.ts");
  if (Object.keys(Object(files.photographs?.value)).length === 0 || !existsSync(index)) return [];
  return /\bphotographs\b/.test(readFileSync(index, "utf8"))
    ? []
    : [
        finding(
          { file: `${shownDir}/index.ts`, line: 1 },
          say("photographsNotPassed"),
          say("importPhotographs"),
        ),
      ];
}

const placeOfPhotograph = ({ shownDir, files }: BrandSource, name: string) => ({
  file: `${shownDir}/photographs.ts`,
  line: files.photographs?.lineOf([name]) ?? 1,
  key: name,
});

function photographFaults(brand: BrandSource, name: string, photograph: BrandPhotograph): RuleFinding[] {
  const { dir } = brand;
  const at = placeOfPhotograph(brand, name);
  const original = join(dir, "photographs", photograph.file);
  if (!existsSync(original))
    return [finding(at, say("originalMissing", { name, file: photograph.file }), say("putOriginal"))];
  if (versionOf(readFileSync(original)) !== photograph.version)
    return [finding(at, say("outdatedFiles", { name, file: photograph.file }), correctByCommand(brand))];
  const generated = widthsOf(photograph).flatMap((width) =>
    photographFormats.map((format) => ({
      width,
      path: join(dir, "assets", photographFile(name, photograph, width, format)),
    })),
  );
  if (generated.some(({ path }) => !existsSync(path)))
    return [finding(at, say("notEveryWidth", { name }), correctByCommand(brand))];
  return [
    ...tooHeavy(generated).map((heaviest) =>
      finding(
        at,
        say("photographHeavy", { name, ...heaviest, most: photographBytes(heaviest.width) }),
        say("lessDetail"),
      ),
    ),
    ...wrongSize(generated, photograph).map((actual) =>
      finding(
        at,
        say("photographSize", { name, stated: `${photograph.width} × ${photograph.height}`, actual }),
        correctByCommand(brand),
      ),
    ),
    ...(photograph.width < smallestOriginal
      ? [
          advice(
            at,
            say("originalTooSmall", { name, width: photograph.width }),
            say("largerOriginal", { least: smallestOriginal }),
          ),
        ]
      : []),
  ];
}

interface GeneratedFile {
  readonly width: number;
  readonly path: string;
}

/** The largest of the files that exceed their limit: one cause, one finding. */
const tooHeavy = (files: readonly GeneratedFile[]) =>
  files
    .map(({ width, path }) => ({ width, bytes: statSync(path).size }))
    .filter(({ width, bytes }) => bytes > photographBytes(width))
    .sort((one, other) => other.bytes / photographBytes(other.width) - one.bytes / photographBytes(one.width))
    .slice(0, 1);

/** Size of the picture by its bytes, if its ratio differs from the declared one. */
function wrongSize(files: readonly GeneratedFile[], { width, height }: BrandPhotograph): string[] {
  const generated = files.find(({ path }) => path.endsWith(".webp"));
  const size = generated && pictureSize(generated.path, readFileSync(generated.path));
  if (!size || Math.abs(size.height - (size.width * height) / width) <= 1) return [];
  return [`${width} × ${Math.round((size.height * width) / size.width)}`];
}

/** Photographs named as `picture` in the sections. */
const usesOf = ({ files: { sections } }: BrandSource) =>
  textsIn(sections).filter(({ path }) => path.at(-1) === "picture");

const unknownPhotographs = (brand: BrandSource, declared: Photographs): RuleFinding[] =>
  usesOf(brand)
    .filter(({ text }) => !Object.hasOwn(declared, text))
    .map(({ text, place }) =>
      finding(
        place,
        say("namesPhotograph", { key: place.key, name: text }),
        say("putAndRunPictures", { name: brand.name }),
      ),
    );

function unusedPhotographs(brand: BrandSource, declared: Photographs): RuleFinding[] {
  const usedNames = new Set(usesOf(brand).map(({ text }) => text));
  const names = Object.keys(declared).filter((name) => !usedNames.has(name));
  const left = generatedFiles(brand.dir).filter(
    (path) => !Object.entries(declared).some(([name, { version }]) => path.includes(`/${name}-${version}-`)),
  );
  return [
    ...names.map((name) =>
      finding(placeOfPhotograph(brand, name), say("photographUnused", { name }), say("nameAsPicture")),
    ),
    ...(left.length === 0
      ? []
      : [
          finding(
            { file: `${brand.shownDir}/photographs.ts`, line: 1 },
            say("orphanedFiles", { count: left.length }),
            correctByCommand(brand),
          ),
        ]),
  ];
}
