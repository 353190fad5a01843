import { readFileSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import * as v from "valibot";
import { type BrandSource, readBrands } from "../check/brand-source.ts";
import { makePhotographs, originalsIn } from "../photographs/make-photographs.ts";
import { BrandPhotographs, PhotographName } from "../photographs/schema.ts";
import { say } from "../sentences/say.ts";
import { writeDataFile } from "../source/write-data-file.ts";
import { type Command, findBrands, type Output, Refusal } from "./command.ts";

export const pictures: Command = {
  usage: "pictures [NAME…]",
  help: say("picturesHelp"),
  flags: {},
  async run(root, names, _, { printMessage }) {
    for (const brand of findBrands(readBrands(root), names)) await makeFiles(brand, root, printMessage);
    return 0;
  },
};

async function makeFiles(
  brand: BrandSource,
  root: string,
  printMessage: Output["printMessage"],
): Promise<void> {
  const { name, dir, shownDir } = brand;
  refuseInvalidNames(brand);
  const value = brand.files.photographs?.value ?? {};
  if (!v.is(BrandPhotographs, value))
    throw new Refusal(say("invalidFile", { file: `${shownDir}/photographs.ts`, name }));
  const { photographs, created, deleted } = await makePhotographs(dir, value);
  const file = join(dir, "photographs.ts");
  const text = writeDataFile("BrandPhotographs", photographs);
  const hasChanged = brand.files.photographs === undefined || readFileSync(file, "utf8") !== text;
  if (hasChanged) writeFileSync(file, text);
  for (const path of created)
    printMessage(say("photographMade", { file: relative(root, path), bytes: readFileSync(path).length }));
  for (const path of deleted) printMessage(say("photographDeleted", { file: relative(root, path) }));
  if (hasChanged) printMessage(say("fileWritten", { file: `${shownDir}/photographs.ts` }));
  printMessage(say("photographCount", { name, count: Object.keys(photographs).length }));
}

function refuseInvalidNames({ dir, shownDir }: BrandSource): void {
  for (const [name, file] of originalsIn(dir))
    if (!v.is(PhotographName, name))
      throw new Refusal(say("photographNameShape", { file: `${shownDir}/photographs/${file}` }));
}
