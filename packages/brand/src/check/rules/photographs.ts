import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";
import { madeFiles, originalsIn, versionOf } from "../../photographs/make-photographs.ts";
import {
  type BrandPhotograph,
  type BrandPhotographs as Photographs,
  photographFile,
  photographFormats,
  widthsOf,
} from "../../photographs/photographs.ts";
import { BrandPhotographs } from "../../photographs/schema.ts";
import { say } from "../../sentences/say.ts";
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
  const known = v.parse(BrandPhotographs, value);
  const findings = [
    ...notHandedOver(brand),
    ...Object.entries(known).flatMap(([name, photograph]) => photographFaults(brand, name, photograph)),
    ...originalsIn(brand.dir).flatMap(([name, original]) =>
      known[name]?.file === original ? [] : [notMade(brand, original)],
    ),
  ];
  return [...findings, ...namedWrongly(brand, known), ...(findings.length > 0 ? [] : unused(brand, known))];
};

const mendByCommand = ({ name }: BrandSource) => say("runPictures", { name });

const notMade = (brand: BrandSource, original: string): RuleFinding => ({
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
  const made = widthsOf(photograph).flatMap((width) =>
    photographFormats.map((format) => ({
      width,
      path: join(dir, "assets", photographFile(name, photograph, width, format)),
    })),
  );
  if (made.some(({ path }) => !existsSync(path)))
    return [{ ...at, message: say("notEveryWidth", { name }), mend: mendByCommand(brand) }];
  return [
    ...tooHeavy(made).map((heaviest) => ({
      ...at,
      message: say("photographHeavy", { name, ...heaviest, most: photographBytes(heaviest.width) }),
      mend: say("lessDetail"),
    })),
    ...wrongSize(made, photograph).map((is) => ({
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

interface MadeFile {
  readonly width: number;
  readonly path: string;
}

/** The largest of the files that exceed their limit: one cause, one finding. */
const tooHeavy = (files: readonly MadeFile[]) =>
  files
    .map(({ width, path }) => ({ width, bytes: statSync(path).size }))
    .filter(({ width, bytes }) => bytes > photographBytes(width))
    .sort((one, other) => other.bytes / photographBytes(other.width) - one.bytes / photographBytes(one.width))
    .slice(0, 1);

/** Size of the picture by its bytes, if its ratio differs from the declared one. */
function wrongSize(files: readonly MadeFile[], { width, height }: BrandPhotograph): string[] {
  const made = files.find(({ path }) => path.endsWith(".webp"));
  const size = made && pictureSize(made.path, readFileSync(made.path));
  if (!size || Math.abs(size.height - (size.width * height) / width) <= 1) return [];
  return [`${width} × ${Math.round((size.height * width) / size.width)}`];
}

/** Photographs named as `picture` in the sections. */
const namedBy = ({ files: { sections } }: BrandSource) =>
  textsIn(sections).filter(({ path }) => path.at(-1) === "picture");

const namedWrongly = (brand: BrandSource, known: Photographs): RuleFinding[] =>
  namedBy(brand)
    .filter(({ text }) => !Object.hasOwn(known, text))
    .map(({ text, place }) => ({
      ...place,
      message: say("namesPhotograph", { key: place.key, name: text }),
      mend: say("putAndRunPictures", { name: brand.name }),
    }));

function unused(brand: BrandSource, known: Photographs): RuleFinding[] {
  const named = new Set(namedBy(brand).map(({ text }) => text));
  const names = Object.keys(known).filter((name) => !named.has(name));
  const left = madeFiles(brand.dir).filter(
    (path) => !Object.entries(known).some(([name, { version }]) => path.includes(`/${name}-${version}-`)),
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
