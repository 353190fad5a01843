import {
  type ContrastFailure,
  contrastFailures,
  contrastRatio,
  deriveTheme,
  type Hex,
  hueDistance,
  oklchOf,
} from "@kaitori/ui/theme";
import { backgroundNames, colourTokenNames } from "../../sentences/colours.ts";
import { type BilingualText, say } from "../../sentences/say.ts";
import type { DataFile, DataPath } from "../../source/data-file.ts";
import { readableSet } from "../../tokens/nearest-readable.ts";
import { areTokens, type BrandTokens } from "../../tokens/schema.ts";
import { advice, finding, placeOf, type Rule, type RuleFinding } from "../finding.ts";

/** Every pair of colours that the components use is readable (WCAG 2.2 AA), and decided colours are shown as decided. */
export const contrast: Rule = ({ files: { tokens } }) => {
  if (!tokens || !areTokens(tokens.value)) return [];
  const brand = tokens.value;
  const half = halfDark(tokens, brand);
  if (half) return [half];
  const theme = themeOf(brand);
  const { colour } = theme;
  const byCause = Map.groupBy(contrastFailures(theme), (failure) => causeOf(brand, failure).join("."));
  const failing = [...byCause].flatMap(([cause, failures]) => {
    const [worst] = failures.toSorted((a, b) => a.ratio / a.minimum - b.ratio / b.minimum);
    if (!worst) return [];
    const path = cause.split(".");
    const { text, on, ratio, background } = worst;
    const first = say("lowContrast", {
      text: nameInWords(text, colourTokenNames),
      textColour: colour[text],
      ground: nameInWords(on, backgroundNames),
      groundColour: background,
      ratio,
    });
    const message =
      failures.length > 1 ? say("lowContrastMore", { first, count: failures.length - 1 }) : first;
    return [finding(placeOf(tokens, path), message, correctionOf(path, worst))];
  });
  return failing.length > 0 ? failing : decisionFaults(tokens, brand);
};

/** Colours that the theme shows darker or lighter than decided if they fall below the contrast. */
const adjusted = [
  { name: "brand", shown: "brandInk", minimum: 4.5 },
  { name: "neutral", shown: "edge", minimum: 2.5 },
] as const;
/** Contrast and degrees of hue below which two colours look the same. */
const alike = { ratio: 1.35, degrees: 20 };

/** Advice about colours that the theme replaces, and about an accent that does not stand out. */
function decisionFaults(file: DataFile, brand: BrandTokens): RuleFinding[] {
  const { colour } = themeOf(brand);
  const { accent, brand: main, paper, surface } = brand.decisions;
  const pale = adjusted.flatMap(({ name, shown, minimum }): RuleFinding[] => {
    const decided = brand.decisions[name];
    const ratio = Math.min(...[paper, surface].map((ground) => contrastRatio(decided, ground)));
    if (ratio >= minimum) return [];
    return [
      advice(placeOf(file, ["decisions", name]), "shownOtherwise", "lighterOrDarker", {
        name,
        decided,
        ratio: Math.floor(ratio * 10) / 10,
        shown: colour[shown],
        minimum,
      }),
    ];
  });
  const isLike = (other: Hex) =>
    contrastRatio(accent, other) < alike.ratio &&
    (other !== main || hueDistance(oklchOf(accent).hue, oklchOf(main).hue) < alike.degrees);
  const same = [main, paper, surface].filter(isLike).slice(0, 1);
  const at = placeOf(file, ["decisions", "accent"]);
  return [...pale, ...same.map((other) => advice(at, "accentLost", "otherAccent", { accent, other }))];
}

/** Paper, cards, ink and lines must become dark together: changing one colour at a time never succeeds. */
function halfDark(file: DataFile, brand: BrandTokens): RuleFinding | undefined {
  const { paper, surface } = brand.decisions;
  if (contrastRatio(paper, surface) < 3) return undefined;
  const name = contrastRatio(paper, "#ffffff") > contrastRatio(surface, "#ffffff") ? "paper" : "surface";
  const set = readableSet(brand, name, brand.decisions[name]);
  const at = placeOf(file, ["decisions", name]);
  return set && finding(at, "halfDark", "decideTogether", set);
}

const nameInWords = <Name extends string>(
  name: Name,
  names: Readonly<Record<Name, string>>,
): BilingualText => ({
  en: `"${name}"`,
  ja: names[name],
});

function correctionOf([group, ...rest]: DataPath, { text, on, minimum }: ContrastFailure): BilingualText {
  const name = rest.at(-1);
  if (name === undefined)
    return say("overrideEither", {
      text: nameInWords(text, colourTokenNames),
      ground: nameInWords(on, backgroundNames),
    });
  return say(group === "overrides" ? "orRemoveOverride" : "lighterOrDarker", { name, minimum });
}

const themeOf = ({ decisions, overrides }: BrandTokens) => deriveTheme(decisions, overrides);

const colours = ["ink", "paper", "surface", "brand", "accent", "neutral"] as const;

/** The override that sets one of the colours; otherwise a decision that could correct the pair. */
function causeOf(brand: BrandTokens, { text, on }: ContrastFailure): DataPath {
  const overridden: Partial<Record<string, string>> = brand.overrides?.colour ?? {};
  const override = [text, on].find((name) => overridden[name] !== undefined);
  if (override) return ["overrides", "colour", override];
  const improves = (name: (typeof colours)[number], colour: "#000000" | "#ffffff") =>
    !contrastFailures(themeOf({ ...brand, decisions: { ...brand.decisions, [name]: colour } })).some(
      (failure) => failure.text === text && failure.on === on,
    );
  const decision = colours.find((name) => improves(name, "#000000") || improves(name, "#ffffff"));
  return decision ? ["decisions", decision] : ["decisions"];
}
