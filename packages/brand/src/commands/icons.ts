import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { type BrandSource, readBrands } from "../check/brand-source.ts";
import { areAssets } from "../check/rules/assets.ts";
import { drawIcons } from "../icons/draw-icons.ts";
import { drawingOf, readSourceHash, sourceHashOf } from "../icons/icon-source.ts";
import { say } from "../sentences/say.ts";
import { type Command, findBrands, type Output, Refusal, tokensOf } from "./command.ts";

export const icons: Command = {
  usage: "icons [NAME…]",
  help: say("iconsHelp"),
  flags: {},
  async run(root, names, _, { printMessage }) {
    for (const brand of findBrands(readBrands(root), names)) await writeIcons(brand, printMessage);
    return 0;
  },
};

async function writeIcons(brand: BrandSource, printMessage: Output["printMessage"]): Promise<void> {
  const { name, dir, shownDir, files } = brand;
  const assets = files.assets?.value;
  if (!areAssets(assets)) throw new Refusal(say("invalidFile", { file: `${shownDir}/assets.ts`, name }));
  const sources = { dir, assets, tokens: tokensOf(brand) };
  for (const { file } of [assets.mark, assets.logoOnPaper, assets.favicon])
    if (!existsSync(join(dir, "assets", file)))
      throw new Refusal(say("iconSourceMissing", { file: `${shownDir}/assets/${file}` }));
  const sourceHash = sourceHashOf(sources);
  const pictures = await drawIcons(sources);
  for (const [file, bytes] of pictures) {
    const path = join(dir, "assets", file);
    const before = existsSync(path) ? readFileSync(path) : undefined;
    if (before && readSourceHash(before) === sourceHash) continue;
    if (before && isDrawnByHand(dir, file, before)) {
      printMessage(say("iconKept", { file: `${shownDir}/assets/${file}` }));
      continue;
    }
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, bytes);
    printMessage(say("iconDrawn", { file: `${shownDir}/assets/${file}`, bytes: bytes.length }));
  }
  printMessage(say("pictureCount", { name, count: pictures.size }));
}

/** True if the picture was drawn by hand: not by this command, not by the template, not from a source drawing. */
const isDrawnByHand = (dir: string, file: string, bytes: Buffer) =>
  readSourceHash(bytes) === undefined && drawingOf(dir, file.replace(/\.png$/, "")) === undefined;
