import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { contrastRatio, deriveTheme, type Hex } from "@kaitori/ui/theme";
import { groundNames } from "../../sentences/colours.ts";
import { say } from "../../sentences/say.ts";
import { areTokens } from "../../tokens/schema.ts";
import type { Rule } from "../rule.ts";
import { areAssets } from "./assets.ts";

const places = { logo: "header", logoOnPaper: "paper" } as const;
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

/** The colours that a drawing names; undefined where it has others than can be judged so. */
function coloursOf(svg: string): Hex[] | undefined {
  const named = [...svg.matchAll(/(?:fill|stroke|stop-color)\s*[=:]\s*["']?\s*([^"';\s>]+)/gi)].map(
    ([, value = ""]) => value.toLowerCase(),
  );
  const said = named.filter((value) => value !== "none" && value !== "transparent");
  // Shapes that say nothing are black.
  const colours = said.length === 0 ? ["#000000"] : said.map((value) => inFull(value));
  return colours.every(isColour) ? colours : undefined;
}

const inFull = (value: string) => {
  if (value === "white") return "#ffffff";
  if (value === "black") return "#000000";
  return /^#[0-9a-f]{3}$/.test(value)
    ? `#${[...value.slice(1)].map((digit) => digit + digit).join("")}`
    : value;
};
