import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { inflateSync } from "node:zlib";
import { say } from "../../sentences/say.ts";
import { templatesOnDisk } from "../../template/new-files.ts";
import { pixelPictures } from "../../template/pixel-pictures.ts";
import type { Rule } from "../finding.ts";

/** The pictures are the brand's own, not those that it was begun with; all of them are one finding. */
export const templatePictures: Rule = ({ dir, shownDir, files: { assets } }) => {
  if (!assets) return [];
  const named = JSON.stringify(assets.value);
  const left = [...drawings(), ...pixels()]
    .filter(({ file, isThis }) => {
      const path = join(dir, "assets", file);
      return named.includes(`"${file}"`) && existsSync(path) && isThis(readFileSync(path));
    })
    .map(({ file }) => file);
  return left.length === 0
    ? []
    : [
        {
          file: assets.file,
          line: 1,
          level: "advice",
          key: left.join(", "),
          message: say("templatePictures", { place: `${shownDir}/assets`, files: left.join(", ") }),
          mend: say("ownPictures"),
        },
      ];
};

/** Whether a file of `assets/` is still the one that a brand was begun with. */
export const isTemplatePicture = (file: string, bytes: Buffer): boolean =>
  [...drawings(), ...pixels()].some((picture) => picture.file === file && picture.isThis(bytes));

interface TemplatePicture {
  readonly file: string;
  readonly isThis: (bytes: Buffer) => boolean;
}

/** A drawing of the template, whatever stands in its places. */
const drawings = (): TemplatePicture[] =>
  Object.entries(templatesOnDisk().assets).map(([file, text]) => {
    const shape = text
      .split(/\{\{[a-zA-Z]+\}\}/)
      .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"))
      .join("[^<>]*");
    return { file, isThis: (bytes) => new RegExp(`^${shape}$`).test(bytes.toString("utf8")) };
  });

const black = { colour: "#000000", light: "#ffffff" };

/** A pixel picture of the template in any two colours. */
const pixels = (): TemplatePicture[] =>
  Object.entries(templatePatterns()).map(([file, wanted]) => ({
    file,
    isThis: (bytes) => patternOf(bytes)?.equals(wanted) ?? false,
  }));

/** Drawn once: the pictures have many pixels, and every brand is compared with them. */
let drawnPatterns: { readonly [file: string]: Buffer } | undefined;

function templatePatterns() {
  drawnPatterns ??= Object.fromEntries(
    Object.entries(pixelPictures(black)).flatMap(([file, drawn]) => {
      const pattern = patternOf(drawn);
      return pattern ? [[file, pattern]] : [];
    }),
  );
  return drawnPatterns;
}

/** Bitmap of a plain PNG: the pixels that have the colour of its corner. */
function patternOf(bytes: Buffer): Buffer | undefined {
  try {
    const start = bytes.indexOf("IDAT") + 4;
    const [width, rows] = [
      bytes.readUInt32BE(16),
      inflateSync(bytes.subarray(start, start + bytes.readUInt32BE(start - 8))),
    ];
    const line = 1 + width * 3;
    const ground = rows.readUIntBE(1, 3);
    return Buffer.from(
      Array.from({ length: Math.floor(rows.length / line) * width }, (_, pixel) =>
        rows.readUIntBE(Math.floor(pixel / width) * line + 1 + (pixel % width) * 3, 3) === ground ? 1 : 0,
      ),
    );
  } catch {
    return undefined;
  }
}
