import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { deriveTheme, isHex } from "@kaitori/ui/theme";
import { groundNames } from "../../sentences/colours.ts";
import { say } from "../../sentences/say.ts";
import { areTokens } from "../../tokens/schema.ts";
import type { Rule, RuleFinding } from "../finding.ts";
import { measureVisibility, minimumContrast } from "../visibility.ts";
import { areAssets } from "./assets.ts";

const places = [
  { name: "logo", ground: "header" },
  { name: "logoOnPaper", ground: "paper" },
] as const;
/** A shade or a highlight may blend into the background; a word may not. */
const maximumBlended = 0.15;
const maximumFaint = 0.3;

/** A logo stands out from its background, and no large part of it blends in. */
export const logoGround: Rule = async ({ dir, shownDir, files }) => {
  const [assets, tokens] = [files.assets?.value, files.tokens?.value];
  if (!areAssets(assets) || !areTokens(tokens)) return [];
  const { colour } = deriveTheme(tokens.decisions, tokens.overrides);
  const findings = places.map(async ({ name, ground }): Promise<RuleFinding[]> => {
    const { file, width } = assets[name];
    const path = join(dir, "assets", file);
    const below = colour[ground];
    const visibility =
      isHex(below) && existsSync(path)
        ? await measureVisibility(readFileSync(path), width, below)
        : undefined;
    if (!visibility) return [];
    const { best, blended, faint, faintColour = "" } = visibility;
    if (best >= minimumContrast && blended <= maximumBlended && faint <= maximumFaint) return [];
    const where = { file, ground: { en: `"${ground}"`, ja: groundNames[ground] }, colour: below };
    return [
      {
        file: `${shownDir}/assets/${file}`,
        line: 1,
        key: name,
        message:
          best < minimumContrast
            ? say("lowVisibility", { ...where, ratio: Math.floor(best * 100) / 100 })
            : say("partInvisible", { ...where, share: Math.round(faint * 100), lost: faintColour }),
        mend: say("drawDarker"),
      },
    ];
  });
  return (await Promise.all(findings)).flat();
};
