import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, dirname, extname, join, resolve } from "node:path";
import { readBrands } from "../check/brand-source.ts";
import { type BrandFont, maxFontBytes } from "../font/brand-font.ts";
import { makeFont } from "../font/make-font.ts";
import { charactersOf, textsInFont } from "../font/texts-in-font.ts";
import { say } from "../sentences/say.ts";
import { type Command, type Flags, findBrand, Refusal, tokensOf } from "./command.ts";
import { replaceTokens } from "./tokens.ts";

export const font: Command = {
  usage: "font NAME --from FILE [--family 名] [--use headings|text] [--licence FILE]",
  help: say("fontHelp"),
  flags: { from: "string", family: "string", use: "string", licence: "string" },
  async run(root, [brandName], flags, { printMessage }) {
    const brand = findBrand(readBrands(root), brandName);
    const { dir, shownDir, files } = brand;
    const tokens = tokensOf(brand);
    const { from, licence, family, use } = readOptions(flags, tokens.font);
    const texts = textsInFont(files, use);
    const characters = charactersOf(texts);
    const subset = await reduceFont(from, characters);
    const count = [...characters].length;
    if (subset.length > maxFontBytes)
      throw new Refusal(
        say("fontTooHeavy", { file: basename(from), bytes: subset.length, count, most: maxFontBytes }),
      );
    const file = `${basename(from, extname(from))
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, "-")}.woff2`;
    const licenceText = contentOf(licence);
    mkdirSync(join(dir, "assets/fonts"), { recursive: true });
    writeFileSync(join(dir, "assets/fonts", file), subset);
    writeFileSync(join(dir, "assets/fonts/LICENCE.txt"), licenceText);
    replaceTokens(brand, { ...tokens, font: { family, file, use } });
    printMessage(say("fontMade", { file: `${shownDir}/assets/fonts/${file}`, count, bytes: subset.length }));
    printMessage(say("fontNamed", { file: `${shownDir}/tokens.ts` }));
    return 0;
  },
};

async function reduceFont(from: string, characters: string): Promise<Buffer> {
  const original = contentOf(from);
  if (original.toString("latin1", 0, 4) === "ttcf")
    throw new Refusal(say("fontCollection", { file: basename(from) }));
  try {
    return await makeFont(original, characters);
  } catch {
    throw new Refusal(say("notAFont", { file: basename(from) }));
  }
}

function contentOf(file: string): Buffer {
  try {
    return readFileSync(file);
  } catch {
    throw new Refusal(say("cannotRead", { file }));
  }
}

/** Missing options keep the brand's values. */
function readOptions(flags: Flags, current: BrandFont | undefined) {
  if (typeof flags.from !== "string" || !existsSync(resolve(flags.from)))
    throw new Refusal(say("fontFileMissing"));
  const from = resolve(flags.from);
  const licence = typeof flags.licence === "string" ? resolve(flags.licence) : licenceBeside(from);
  if (!licence || !existsSync(licence)) throw new Refusal(say("licenceFileMissing"));
  const use = flags.use ?? current?.use ?? "headings";
  if (use !== "headings" && use !== "text") throw new Refusal(say("unknownFontUse"));
  const family =
    typeof flags.family === "string" ? flags.family : (current?.family ?? basename(from, extname(from)));
  return { from, licence, use, family } as const;
}

/** Fonts from npm have their licence in their folder or at the root of the package. */
function licenceBeside(from: string): string | undefined {
  for (let folder = dirname(from), steps = 0; steps < 3; folder = dirname(folder), steps += 1) {
    const file = readdirSync(folder).find((name) => /^(?:OFL|LICEN[CS]E_FONT)\b/i.test(name));
    if (file) return join(folder, file);
  }
  return undefined;
}
