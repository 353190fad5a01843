import { readFileSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import * as v from "valibot";
import type { BrandSource } from "../check/brand-source.ts";
import { makePhotographs, originalsIn } from "../photographs/make-photographs.ts";
import { BrandPhotographs, PhotographName } from "../photographs/schema.ts";
import { writePhotographs } from "../photographs/write-photographs.ts";
import { type Command, readAll, say, theBrands } from "./command.ts";
import { Refusal } from "./refusal.ts";

export const pictures: Command = {
  usage: "pictures [NAME…]",
  sentence:
    "Makes the photographs of brands/NAME/photographs as AVIF and WebP in three widths, and names them in photographs.ts.",
  flags: {},
  async run(workspace, names) {
    for (const brand of theBrands(readAll(workspace), names)) await picturesOf(brand, workspace.root);
    return 0;
  },
};

async function picturesOf(brand: BrandSource, root: string): Promise<void> {
  const { name, dir, shownDir } = brand;
  refuseNames(brand);
  const value = brand.files.photographs?.value ?? {};
  if (!v.is(BrandPhotographs, value))
    throw new Refusal(`${shownDir}/photographs.ts does not hold; see "npx pnpm brand check ${name}".`);
  const { photographs, made, deleted } = await makePhotographs(dir, value);
  const file = join(dir, "photographs.ts");
  const text = writePhotographs(photographs);
  const hasChanged = brand.files.photographs === undefined || readFileSync(file, "utf8") !== text;
  if (hasChanged) writeFileSync(file, text);
  for (const path of made) say(`Made ${relative(root, path)}, ${readFileSync(path).length} bytes`);
  for (const path of deleted) say(`Deleted ${relative(root, path)}`);
  if (hasChanged) say(`Wrote ${shownDir}/photographs.ts`);
  say(`${name}: ${Object.keys(photographs).length} photographs`);
}

function refuseNames({ dir, shownDir }: BrandSource): void {
  for (const [name, file] of originalsIn(dir))
    if (!v.is(PhotographName, name))
      throw new Refusal(
        `${shownDir}/photographs/${file}: its name must be lower-case letters, digits and hyphens, a letter first.`,
      );
}
