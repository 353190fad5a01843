import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { drawingOf, readSourceHash, sourceHashOf } from "../../icons/icon-source.ts";
import { say } from "../../sentences/say.ts";
import { areTokens } from "../../tokens/schema.ts";
import { finding, type Rule, type RuleFinding } from "../finding.ts";
import { svgSize } from "../svg-size.ts";
import { areAssets } from "./assets.ts";

/** The largest size of each file that `npx pnpm brand icons` writes, for browsers without SVG icons and home screens. */
const maximumBytes = {
  "icons/favicon.ico": 15_000,
  "icons/icon-192.png": 25_000,
  "icons/icon-512.png": 80_000,
};

/** The icons exist, are drawn from the current mark or a square drawing, and are small enough to be loaded at every visit. */
export const icons: Rule = ({ name, dir, shownDir, files }) => {
  const [assets, tokens] = [files.assets?.value, files.tokens?.value];
  if (!areAssets(assets) || !areTokens(tokens)) return [];
  const drawing = drawingOf(dir, "touch-icon");
  const size = drawing && svgSize(readFileSync(drawing, "utf8"));
  if (size && size.width !== size.height) {
    const file = "drawings/touch-icon.svg";
    const values = { file, ratio: (size.width / size.height).toFixed(2) };
    return [finding({ file: `${shownDir}/${file}`, line: 1 }, "ratioIs", "makeSquare", values)];
  }
  const source = sourceHashOf({ dir, assets, tokens });
  const howToFix = say("runIcons", { name });
  const at = {
    file: `${shownDir}/assets.ts`,
    line: files.assets?.lineOf(["favicon"]) ?? 1,
    level: "advice",
  } as const;
  const read = (file: string) => {
    const path = join(dir, "assets", file);
    return existsSync(path) ? readFileSync(path) : undefined;
  };
  const missing = Object.keys(maximumBytes)
    .filter((file) => !read(file))
    .join(", ");
  if (missing) return [finding({ ...at, key: missing }, "iconsMissing", howToFix, { files: missing })];
  const old = [...Object.keys(maximumBytes), assets.touchIcon.file, assets.social.file]
    .filter((file) => {
      const from = readSourceHash(read(file) ?? Buffer.alloc(0));
      // A picture drawn by hand need not follow the mark; files in icons/ must.
      return from === undefined ? file.startsWith("icons/") : from !== source;
    })
    .join(", ");
  if (old) return [finding({ ...at, key: old }, "oldIcons", howToFix, { files: old })];
  return Object.entries(maximumBytes).flatMap(([file, most]): RuleFinding[] => {
    const size = read(file)?.length ?? 0;
    return size <= most ? [] : [finding(at, "tooManyBytes", "simplerMark", { file, bytes: size, most })];
  });
};
