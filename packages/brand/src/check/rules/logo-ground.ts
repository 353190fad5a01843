import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { contrastRatio, deriveTheme, type Hex, hueDistance, isHex, oklchOf } from "@kaitori/ui/theme";
import type { BrandAssets } from "../../assets.ts";
import { backgroundNames } from "../../sentences/colours.ts";
import { areTokens, type BrandTokens } from "../../tokens/schema.ts";
import type { BrandSource } from "../brand-source.ts";
import { advice, finding, placeOf, type Rule, type RuleFinding } from "../finding.ts";
import { measureVisibility, minimumContrast, paintsOf } from "../visibility.ts";
import { areAssets } from "./assets.ts";

const backgroundsOfLogos = [
  { name: "logo", ground: "header" },
  { name: "logoOnPaper", ground: "paper" },
] as const;
/** A shade or a highlight may blend into the background; a word may not. */
const maximumBlended = 0.15;
const maximumFaint = 0.3;

/** A logo stands out from its background, and no large part of it blends in. */
export const logoGround: Rule = async (brand) => {
  const { dir, shownDir, files } = brand;
  const [assets, tokens] = [files.assets?.value, files.tokens?.value];
  if (!areAssets(assets) || !areTokens(tokens)) return [];
  const { colour } = deriveTheme(tokens.decisions, tokens.overrides);
  const findings = backgroundsOfLogos.map(async ({ name, ground }): Promise<RuleFinding[]> => {
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
    const where = { file, ground: { en: `"${ground}"`, ja: backgroundNames[ground] }, colour: below };
    return [
      finding(
        { file: `${shownDir}/assets/${file}`, line: 1, key: name },
        best < minimumContrast ? "lowVisibility" : "partInvisible",
        "drawDarker",
        { ...where, ratio: Math.floor(best * 100) / 100, share: Math.round(faint * 100), lost: faintColour },
      ),
    ];
  });
  return [...(await Promise.all(findings)).flat(), ...(await colourFaults(brand, assets, tokens))];
};

/** A drawing that fills a larger share of its square has its own background; otherwise it is seen on the page. */
const ownBackgroundShare = 0.7;
/** A drawing whose width and height are a smaller share of its square looks like a dot. */
const smallestReach = 1 / 3;
/** Shapes of a lower contrast look like one. */
const lowestContrast = 1.5;
/** Chroma and degrees of hue from which a colour is another than the brand's. */
const otherHue = { chroma: 0.05, degrees: 35 };

/** Mark and favicon fill their square, differ from their ground and have the hue of the brand. */
async function colourFaults(
  { dir, shownDir, files }: BrandSource,
  assets: BrandAssets,
  { decisions }: BrandTokens,
): Promise<RuleFinding[]> {
  const own = [decisions.brand, decisions.accent].map((colour) => oklchOf(colour).hue);
  const isOther = (colour: Hex) =>
    own.every((hue) => hueDistance(hue, oklchOf(colour).hue) > otherHue.degrees);
  const findings = (["mark", "favicon"] as const).map(async (name): Promise<RuleFinding[]> => {
    const { file, width } = assets[name];
    const path = join(dir, "assets", file);
    if (!existsSync(path)) return [];
    const paints = await paintsOf(readFileSync(path), width);
    const at = { file: `${shownDir}/assets/${file}`, line: 1, key: name };
    if (paints.reach < smallestReach)
      return [finding(at, "drawnSmall", "fillSquare", { file, share: Math.round(paints.reach * 100) })];
    const colours = paints.colours.map(({ colour }) => colour);
    if (colours.length === 0) return [];
    const grounds: readonly Hex[] = paints.filled > ownBackgroundShare ? colours : ["#ffffff"];
    const ratios = colours.flatMap((colour) => grounds.map((ground) => contrastRatio(colour, ground)));
    const best = Math.max(...ratios);
    const isFlat = paints.filled <= ownBackgroundShare || colours.length > 1;
    if (isFlat && best < lowestContrast)
      return [finding(at, "shapesAlike", "drawApart", { file, ratio: Math.floor(best * 100) / 100 })];
    const coloured = colours
      .filter((colour) => oklchOf(colour).chroma > otherHue.chroma)
      .sort((one, other) => oklchOf(other).chroma - oklchOf(one).chroma);
    return files.tokens && name === "mark" && coloured[0] && coloured.every(isOther)
      ? [
          advice(placeOf(files.tokens, ["decisions", "brand"]), "drawnInOtherHue", "drawInBrandColour", {
            file,
            drawn: coloured[0],
            brand: decisions.brand,
          }),
        ]
      : [];
  });
  return (await Promise.all(findings)).flat();
}
