import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { isBrandName } from "../../brand-name.ts";
import { say } from "../../sentences/say.ts";
import type { BrandSource } from "../brand-source.ts";
import { finding, type Rule, type RuleFinding } from "../finding.ts";

/** Folder, index.ts and package.json have the same name, by which the server and the shell find the brand. */
export const name: Rule = (brand) => [
  ...folderFault(brand),
  ...fileFault(brand, "index.ts", /name:\s*"([^"]*)"/, brand.name),
  ...fileFault(brand, "package.json", /"name":\s*"([^"]*)"/, `@kaitori/brand-${brand.name}`),
];

const folderFault = ({ name, shownDir }: BrandSource): RuleFinding[] => {
  const at = { file: `${shownDir}/index.ts`, line: 1 };
  return isBrandName(name) ? [] : [finding(at, say("nameImpossible", { name }), say("brandNameShape"))];
};

function fileFault(
  { dir, shownDir }: BrandSource,
  file: string,
  pattern: RegExp,
  expected: string,
): RuleFinding[] {
  const displayPath = `${shownDir}/${file}`;
  if (!existsSync(join(dir, file)))
    return [finding({ file: displayPath, line: 1 }, say("fileMissing"), say("writeFile"))];
  const text = readFileSync(join(dir, file), "utf8");
  const match = pattern.exec(text);
  if (match?.[1] === expected) return [];
  const line = text.slice(0, match?.index ?? 0).split("\n").length;
  return [
    {
      file: displayPath,
      line,
      message: say("callsBrand", { name: match?.[1] ?? "" }),
      howToFix: say("write", { text: `"${expected}"` }),
      ...(match?.[1] && { fix: { from: `"${match[1]}"`, to: `"${expected}"` } }),
    },
  ];
}
