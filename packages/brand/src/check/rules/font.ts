import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { create } from "fontkit";
import { maxFontBytes } from "../../font/brand-font.ts";
import { charactersOf, textsInFont } from "../../font/texts-in-font.ts";
import { inBothLanguages, say } from "../../sentences/say.ts";
import { areTokens } from "../../tokens/schema.ts";
import { finding, type Rule } from "../finding.ts";

/** The brand's font exists with its licence, is small enough, and has all characters of the texts set in it. */
export const font: Rule = ({ name, dir, shownDir, files }) => {
  const tokens = files.tokens?.value;
  if (!areTokens(tokens) || !tokens.font) return [];
  const { file, use } = tokens.font;
  const at = {
    file: `${shownDir}/tokens.ts`,
    line: files.tokens?.lineOf(["font", "file"]) ?? 1,
    key: "font",
  };
  const runFont = say("runFont", { name });
  const path = join(dir, "assets/fonts", file);
  if (!existsSync(path)) return [finding(at, "fontNotInAssets", runFont, { file })];
  if (!existsSync(join(dir, "assets/fonts/LICENCE.txt"))) return [finding(at, "fontWithoutLicence", runFont)];
  const bytes = readFileSync(path);
  if (bytes.length > maxFontBytes)
    return [finding(at, "tooManyBytes", runFont, { file, bytes: bytes.length, most: maxFontBytes })];
  const glyphs = charactersOfFont(bytes);
  const texts = textsInFont(files, use);
  const missing = [...charactersOf(texts)].filter((character) => !glyphs.has(character));
  if (missing.length === 0) return [];
  const first = texts.find(({ text }) => missing.some((character) => text.includes(character)));
  return [
    finding(at, "fontLacks", runFont, {
      characters: missing.slice(0, 20).join(""),
      key: first ? inBothLanguages(`"${first.key}"`) : say("someText"),
      count: missing.length,
    }),
  ];
};

/** The characters for which a font file has a glyph. */
function charactersOfFont(bytes: Buffer): ReadonlySet<string> {
  const font = create(bytes);
  const faces = "fonts" in font ? font.fonts : [font];
  return new Set(
    faces.flatMap(({ characterSet }) => characterSet).map((point) => String.fromCodePoint(point)),
  );
}
