import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { isBrandName } from "../../template/new-brand.ts";
import type { BrandSource } from "../brand-source.ts";
import { finding, type Rule, type RuleFinding } from "../finding.ts";

/** Folder, index.ts and package.json have the same name, by which the server and the shell find the brand. */
export const name: Rule = (brand) => [
  ...folderFault(brand),
  ...fileFault(brand, "index.ts", /name:\s*"([^"]*)"/, brand.name),
  ...fileFault(brand, "package.json", /"name":\s*"([^"]*)"/, `@kaitori/brand-${brand.name}`),
];

const folderFault = ({ name, shownDir }: BrandSource): RuleFinding[] =>
  isBrandName(name)
    ? []
    : [finding({ file: `${shownDir}/index.ts`, line: 1 }, "nameImpossible", "brandNameShape", { name })];

function fileFault(
  { dir, shownDir }: BrandSource,
  file: string,
  pattern: RegExp,
  expected: string,
): RuleFinding[] {
  const at = { file: `${shownDir}/${file}`, line: 1 };
  if (!existsSync(join(dir, file))) return [finding(at, "fileMissing", "writeFile")];
  const text = readFileSync(join(dir, file), "utf8");
  const match = pattern.exec(text);
  const name = match?.[1] ?? "";
  if (name === expected) return [];
  const line = text.slice(0, match?.index ?? 0).split("\n").length;
  const right = `"${expected}"`;
  const fix = name && { fix: { from: `"${name}"`, to: right } };
  return [finding({ ...at, line, ...fix }, "callsBrand", "write", { name, text: right })];
}
