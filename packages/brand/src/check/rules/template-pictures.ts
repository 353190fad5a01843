import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { readSourceHash, templateSourceHash } from "../../icons/icon-source.ts";
import { templatesOnDisk } from "../../template/new-files.ts";
import { advice, type Rule } from "../finding.ts";
import { textsIn } from "../texts.ts";

/** One finding names all pictures of the template that the brand has not replaced. */
export const templatePictures: Rule = ({ dir, shownDir, files: { assets } }) => {
  const drawings = templatesOnDisk().assets;
  const names = textsIn(assets).map(({ text }) => text);
  const left = names.filter((name) => {
    const path = join(dir, "assets", name);
    if (!existsSync(path)) return false;
    const bytes = readFileSync(path);
    const drawing = drawings[name];
    return drawing === undefined
      ? readSourceHash(bytes) === templateSourceHash
      : patternOf(drawing).test(bytes.toString("utf8"));
  });
  return !assets || left.length === 0
    ? []
    : [
        advice({ file: assets.file, line: 1, key: left.join(", ") }, "templatePictures", "ownPictures", {
          place: `${shownDir}/assets`,
          files: left.join(", "),
        }),
      ];
};

/** Matches a drawing of the template with any values filled in. */
const patternOf = (drawing: string) => {
  const parts = drawing.split(/\{\{[a-zA-Z]+\}\}/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  return new RegExp(`^${parts.join("[^<>]*")}$`);
};
