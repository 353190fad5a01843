import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { deriveTheme, isHex } from "@kaitori/ui/theme";
import { groundNames } from "../../sentences/colours.ts";
import { say } from "../../sentences/say.ts";
import { areTokens } from "../../tokens/schema.ts";
import type { Rule, RuleFinding } from "../finding.ts";
import { seenOn } from "../seen-on.ts";
import { areAssets } from "./assets.ts";

const places = [
  { name: "logo", ground: "header" },
  { name: "logoOnPaper", ground: "paper" },
] as const;
/** Minimum contrast of graphics (WCAG 1.4.11). */
const least = 3;
/** A shade or a highlight may blend into the background; a word may not. */
const mostLost = 0.15;

/** A logo stands out from its background, and no large part of it blends in. */
export const logoGround: Rule = async ({ dir, shownDir, files }) => {
  const [assets, tokens] = [files.assets?.value, files.tokens?.value];
  if (!areAssets(assets) || !areTokens(tokens)) return [];
  const { colour } = deriveTheme(tokens.decisions, tokens.overrides);
  const judged = places.map(async ({ name, ground }): Promise<RuleFinding[]> => {
    const { file, width } = assets[name];
    const path = join(dir, "assets", file);
    const below = colour[ground];
    const seen =
      isHex(below) && existsSync(path) ? await seenOn(readFileSync(path), width, below) : undefined;
    if (!seen || (seen.best >= least && seen.lost <= mostLost)) return [];
    const where = { file, ground: { en: `"${ground}"`, ja: groundNames[ground] }, colour: below };
    return [
      {
        file: `${shownDir}/assets/${file}`,
        line: 1,
        key: name,
        message:
          seen.best < least
            ? say("lowVisibility", { ...where, ratio: Math.floor(seen.best * 100) / 100 })
            : say("partInvisible", {
                ...where,
                share: Math.round(seen.lost * 100),
                lost: seen.lostColour ?? "",
              }),
        mend: say("drawDarker"),
      },
    ];
  });
  return (await Promise.all(judged)).flat();
};
