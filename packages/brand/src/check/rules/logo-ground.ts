import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { contrastRatio, deriveTheme, type Hex } from "@kaitori/ui/theme";
import colours from "color-string";
import { groundNames } from "../../sentences/colours.ts";
import { say } from "../../sentences/say.ts";
import { areTokens } from "../../tokens/schema.ts";
import type { Rule } from "../rule.ts";
import { areAssets } from "./assets.ts";

const places = { logo: "header", logoOnPaper: "paper", mark: "paper" } as const;
/** As WCAG asks of what has to be recognised (1.4.11). */
const least = 3;

/** A logo is seen where it stands: one of its colours at least stands out from the ground. */
export const logoGround: Rule = ({ dir, shownDir, files }) => {
  const [assets, tokens] = [files.assets?.value, files.tokens?.value];
  if (!areAssets(assets) || !areTokens(tokens)) return [];
  const { colour } = deriveTheme(tokens.decisions, tokens.overrides);
  return Object.entries(places).flatMap(([name, ground]) => {
    const { file } = assets[name as keyof typeof places];
    const path = join(dir, "assets", file);
    const drawn = existsSync(path) ? coloursOf(readFileSync(path, "utf8")) : undefined;
    const below = colour[ground];
    if (!drawn || !isColour(below)) return [];
    const ratio = Math.max(...drawn.map((each) => contrastRatio(each, below)));
    if (ratio >= least) return [];
    return [
      {
        file: `${shownDir}/assets/${file}`,
        line: 1,
        key: name,
        message: say("hardlySeen", {
          file,
          ground: { en: `"${ground}"`, ja: groundNames[ground] },
          colour: below,
          ratio: Math.floor(ratio * 100) / 100,
        }),
        mend: say("drawDarker"),
      },
    ];
  });
};

const isColour = (text: string): text is Hex => /^#[0-9a-f]{6}$/i.test(text);

const notPainted = /^(?:none|transparent|inherit|url\(.*)$/;

/** The colours that a drawing names, in whatever notation; undefined where it has others than can be judged so. */
function coloursOf(svg: string): Hex[] | undefined {
  const said = [
    ...svg.matchAll(/(?:fill|stroke|stop-color)\s*[=:]\s*["']?\s*((?:rgb|hsl)a?\([^)]*\)|[^"';\s>}]+)/gi),
  ]
    .map(([, value = ""]) => value.toLowerCase())
    .filter((value) => !notPainted.test(value));
  // Shapes that say nothing are black; so is what takes the colour of a text, in a picture of its own.
  const read = (said.length === 0 ? ["black"] : said).map((value) =>
    colours.get.rgb(value === "currentcolor" ? "black" : value),
  );
  return read.includes(null)
    ? undefined
    : read.flatMap((rgb) => {
        const [red = 0, green = 0, blue = 0] = rgb ?? [];
        const hex = colours.to.hex(red, green, blue)?.toLowerCase();
        return hex && isColour(hex) ? [hex] : [];
      });
}
