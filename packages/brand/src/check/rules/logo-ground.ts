import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { deriveTheme, isHex } from "@kaitori/ui/theme";
import { groundNames } from "../../sentences/colours.ts";
import { say } from "../../sentences/say.ts";
import { areTokens } from "../../tokens/schema.ts";
import type { Rule, RuleFinding } from "../finding.ts";
import { measureVisibility } from "../visibility.ts";
import { areAssets } from "./assets.ts";

const places = [
  { name: "logo", ground: "header" },
  { name: "logoOnPaper", ground: "paper" },
] as const;
/** Minimum contrast of graphics (WCAG 1.4.11). */
const minimumContrast = 3;
/** A shade or a highlight may blend into the background; a word may not. */
const maximumBlended = 0.15;

/** A logo stands out from its background, and no large part of it blends in. */
export const logoGround: Rule = async ({ dir, shownDir, files }) => {
  const [assets, tokens] = [files.assets?.value, files.tokens?.value];
  if (!areAssets(assets) || !areTokens(tokens)) return [];
  const { colour } = deriveTheme(tokens.decisions, tokens.overrides);
  const judged = places.map(async ({ name, ground }): Promise<RuleFinding[]> => {
    const { file, width } = assets[name];
    const path = join(dir, "assets", file);
    const below = colour[ground];
    const visibility =
      isHex(below) && existsSync(path)
        ? await measureVisibility(readFileSync(path), width, below)
        : undefined;
    if (!visibility || (visibility.best >= minimumContrast && visibility.blended <= maximumBlended))
      return [];
    const where = { file, ground: { en: `"${ground}"`, ja: groundNames[ground] }, colour: below };
    return [
      {
        file: `${shownDir}/assets/${file}`,
        line: 1,
        key: name,
        message:
          visibility.best < minimumContrast
            ? say("lowVisibility", { ...where, ratio: Math.floor(visibility.best * 100) / 100 })
            : say("partInvisible", {
                ...where,
                share: Math.round(visibility.blended * 100),
                lost: visibility.blendedColour ?? "",
              }),
        mend: say("drawDarker"),
      },
    ];
  });
  return (await Promise.all(judged)).flat();
};
