import { type ContrastFailure, contrastFailures, contrastRatio, deriveTheme } from "@kaitori/ui/theme";
import { groundNames, tokenNames } from "../../sentences/colours.ts";
import { type BilingualText, say } from "../../sentences/say.ts";
import type { DataPath } from "../../source/data-file.ts";
import type { BrandTokens } from "../../tokens/brand-tokens.ts";
import { readableSet } from "../../tokens/readable-set.ts";
import { areTokens } from "../../tokens/schema.ts";
import { placeOf, type Rule, type RuleFinding } from "../finding.ts";

/** Every pair of colours that the components use is readable (WCAG 2.2 AA). */
export const contrast: Rule = ({ files: { tokens } }) => {
  if (!tokens || !areTokens(tokens.value)) return [];
  const brand = tokens.value;
  const half = halfDark(brand);
  if (half) {
    const { name, ...fields } = half;
    return [{ ...placeOf(tokens, ["decisions", name]), ...fields }];
  }
  const { colour } = themeOf(brand);
  const byCause = new Map<string, { path: DataPath; failures: ContrastFailure[] }>();
  for (const failure of contrastFailures(themeOf(brand))) {
    const path = causeOf(brand, failure);
    const cause = byCause.get(path.join(".")) ?? { path, failures: [] };
    byCause.set(path.join("."), { path, failures: [...cause.failures, failure] });
  }
  return [...byCause.values()].flatMap(({ path, failures }) => {
    const [worst] = failures.toSorted((a, b) => a.ratio / a.minimum - b.ratio / b.minimum);
    if (!worst) return [];
    const { text, on, ratio, background } = worst;
    const first = say("lowContrast", {
      text: nameInWords(text, tokenNames),
      textColour: colour[text],
      ground: nameInWords(on, groundNames),
      groundColour: background,
      ratio,
    });
    return [
      {
        ...placeOf(tokens, path),
        message: failures.length > 1 ? say("lowContrastMore", { first, count: failures.length - 1 }) : first,
        mend: mendOf(path, worst),
      },
    ];
  });
};

/** Paper, cards, ink and lines must become dark together: changing one colour at a time never succeeds. */
function halfDark(
  brand: BrandTokens,
): (Pick<RuleFinding, "message" | "mend"> & { name: "paper" | "surface" }) | undefined {
  const { paper, surface } = brand.decisions;
  if (contrastRatio(paper, surface) < 3) return undefined;
  const name = contrastRatio(paper, "#ffffff") > contrastRatio(surface, "#ffffff") ? "paper" : "surface";
  const set = readableSet(brand, name, brand.decisions[name]);
  return (
    set && { name, message: say("halfDark", { paper, surface }), mend: say("decideTogether", { ...set }) }
  );
}

const nameInWords = <Name extends string>(
  name: Name,
  names: Readonly<Record<Name, string>>,
): BilingualText => ({
  en: `"${name}"`,
  ja: names[name],
});

function mendOf([group, ...rest]: DataPath, { text, on, minimum }: ContrastFailure): BilingualText {
  const name = rest.at(-1);
  if (name === undefined)
    return say("overrideEither", {
      text: nameInWords(text, tokenNames),
      ground: nameInWords(on, groundNames),
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
  const mends = (name: (typeof colours)[number], colour: "#000000" | "#ffffff") =>
    !contrastFailures(themeOf({ ...brand, decisions: { ...brand.decisions, [name]: colour } })).some(
      (failure) => failure.text === text && failure.on === on,
    );
  const decision = colours.find((name) => mends(name, "#000000") || mends(name, "#ffffff"));
  return decision ? ["decisions", decision] : ["decisions"];
}
