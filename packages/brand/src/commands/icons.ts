import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { BrandSource } from "../check/brand-source.ts";
import { areAssets } from "../check/rules/assets.ts";
import { isTemplatePicture } from "../check/rules/template-pictures.ts";
import { drawIcons } from "../icons/draw-icons.ts";
import { drawingOf, drawnFrom, sourceOf } from "../icons/drawn-from.ts";
import { areTokens } from "../tokens/schema.ts";
import { type Command, readAll, say, theBrands } from "./command.ts";
import { Refusal } from "./refusal.ts";

export const icons: Command = {
  usage: "icons [NAME…]",
  sentence:
    "Draws the icons of tabs and home screens and the picture for links from the brand's mark; what you drew yourself stays.",
  flags: {},
  async run(workspace, names) {
    for (const brand of theBrands(readAll(workspace), names)) await iconsOf(brand);
    return 0;
  },
};

async function iconsOf({ name, dir, shownDir, files }: BrandSource): Promise<void> {
  const [assets, tokens] = [files.assets?.value, files.tokens?.value];
  if (!areAssets(assets) || !areTokens(tokens))
    throw new Refusal(`The assets or tokens do not hold; see "npx pnpm brand check ${name}".`);
  const sources = { dir, assets, tokens };
  for (const { file } of [assets.mark, assets.logoOnPaper, assets.favicon])
    if (!existsSync(join(dir, "assets", file)))
      throw new Refusal(`${shownDir}/assets/${file} is missing: icons are drawn from it.`);
  const source = sourceOf(sources);
  const pictures = await drawIcons(sources);
  for (const [file, bytes] of pictures) {
    const path = join(dir, "assets", file);
    const before = existsSync(path) ? readFileSync(path) : undefined;
    if (before && drawnFrom(before) === source) continue;
    if (before && isSomebodys(dir, file, before)) {
      say(`Kept ${shownDir}/assets/${file}, which was not drawn by this command`);
      continue;
    }
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, bytes);
    say(`Drew ${shownDir}/assets/${file}, ${bytes.length} bytes`);
  }
  say(`${name}: ${pictures.size} pictures`);
}

/** Drawn by hand: neither by this command, nor by the template, nor from a drawing that lies beside. */
const isSomebodys = (dir: string, file: string, bytes: Buffer) =>
  drawnFrom(bytes) === undefined &&
  !isTemplatePicture(file, bytes) &&
  drawingOf(dir, file.replace(/\.png$/, "")) === undefined;
