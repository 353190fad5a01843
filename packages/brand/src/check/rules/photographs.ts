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
import type { Rule, RuleFinding } from "../finding.ts";
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
    ...notHandedOver(brand),
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
    .map(({ text, place }) => ({
      ...place,
      message: say("altSaysNothing", { text }),
      mend: say("sayWhatIsSeen"),
    }));

const mendByCommand = ({ name }: BrandSource) => say("runPictures", { name });

const filesNotMade = (brand: BrandSource, original: string): RuleFinding => ({
  file: `${brand.shownDir}/photographs/${original}`,
  line: 1,
  message: say("filesNotMade", { file: original }),
  mend: mendByCommand(brand),
});

/** The index.ts of an older brand does not pass photographs on. */
function notHandedOver({ dir, shownDir, files }: BrandSource): RuleFinding[] {
  const index = join(dir, "index.ts");
  if (Object.keys(Object(files.photographs?.value)).length === 0 || !existsSync(index)) return [];
  return /\bphotographs\b/.test(readFileSync(index, "utf8"))
    ? []
    : [
        {
          file: `${shownDir}/index.ts`,
          line: 1,
          message: say("photographsNotPassed"),
          mend: say("importPhotographs"),
        },
      ];
}

function photographFaults(brand: BrandSource, name: string, photograph: BrandPhotograph): RuleFinding[] {
  const { dir, shownDir, files } = brand;
  const at = { file: `${shownDir}/photographs.ts`, line: files.photographs?.lineOf([name]) ?? 1, key: name };
  const original = join(dir, "photographs", photograph.file);
  if (!existsSync(original))
    return [
      { ...at, message: say("originalMissing", { name, file: photograph.file }), mend: say("putOriginal") },
    ];
  if (versionOf(readFileSync(original)) !== photograph.version)
    return [
      {
        ...at,
        message: say("outdatedFiles", { name, file: photograph.file }),
        mend: mendByCommand(brand),
      },
    ];
  const generated = widthsOf(photograph).flatMap((width) =>
    photographFormats.map((format) => ({
      width,
      path: join(dir, "assets", photographFile(name, photograph, width, format)),
    })),
  );
  if (generated.some(({ path }) => !existsSync(path)))
    return [{ ...at, message: say("notEveryWidth", { name }), mend: mendByCommand(brand) }];
  return [
    ...tooHeavy(generated).map((heaviest) => ({
      ...at,
      message: say("photographHeavy", { name, ...heaviest, most: photographBytes(heaviest.width) }),
      mend: say("lessDetail"),
    })),
    ...wrongSize(generated, photograph).map((is) => ({
      ...at,
      message: say("photographSize", { name, stated: `${photograph.width} × ${photograph.height}`, is }),
      mend: mendByCommand(brand),
    })),
    ...(photograph.width < smallestOriginal
      ? [
          {
            ...at,
            level: "advice" as const,
            message: say("originalTooSmall", { name, width: photograph.width }),
            mend: say("largerOriginal", { least: smallestOriginal }),
          },
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
    .map(({ text, place }) => ({
      ...place,
      message: say("namesPhotograph", { key: place.key, name: text }),
      mend: say("putAndRunPictures", { name: brand.name }),
    }));

function unusedPhotographs(brand: BrandSource, declared: Photographs): RuleFinding[] {
  const usedNames = new Set(usesOf(brand).map(({ text }) => text));
  const names = Object.keys(declared).filter((name) => !usedNames.has(name));
  const left = generatedFiles(brand.dir).filter(
    (path) => !Object.entries(declared).some(([name, { version }]) => path.includes(`/${name}-${version}-`)),
  );
  return [
    ...names.map((name) => ({
      file: `${brand.shownDir}/photographs.ts`,
      line: brand.files.photographs?.lineOf([name]) ?? 1,
      key: name,
      message: say("photographUnused", { name }),
      mend: say("nameAsPicture"),
    })),
    ...(left.length === 0
      ? []
      : [
          {
            file: `${brand.shownDir}/photographs.ts`,
            line: 1,
            message: say("orphanedFiles", { count: left.length }),
            mend: mendByCommand(brand),
          },
        ]),
  ];
}
