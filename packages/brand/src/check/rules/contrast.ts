import { type ContrastFailure, contrastFailures, deriveTheme } from "@kaitori/ui/theme";
import type { DataPath } from "../../source/data-file.ts";
import type { BrandTokens } from "../../tokens/brand-tokens.ts";
import { areTokens } from "../../tokens/schema.ts";
import type { Rule } from "../rule.ts";

/** Every pair of colours that the components use can be read (WCAG 2.2 AA). */
export const contrast: Rule = ({ files: { tokens } }) => {
  if (!tokens || !areTokens(tokens.value)) return [];
  const brand = tokens.value;
  const { colour } = themeOf(brand);
  const byCause = new Map<string, { path: DataPath; failures: ContrastFailure[] }>();
  for (const failure of contrastFailures(themeOf(brand))) {
    const path = causeOf(brand, failure);
    const known = byCause.get(path.join(".")) ?? { path, failures: [] };
    byCause.set(path.join("."), { path, failures: [...known.failures, failure] });
  }
  return [...byCause.values()].flatMap(({ path, failures }) => {
    const [worst] = failures.toSorted((a, b) => a.ratio / a.minimum - b.ratio / b.minimum);
    if (!worst) return [];
    const { text, on, ratio, background } = worst;
    const others = failures.length > 1 ? `, and ${failures.length - 1} more pairs fail with it` : "";
    return [
      {
        file: tokens.file,
        line: tokens.lineOf(path),
        key: path.join("."),
        message: `"${text}" (${colour[text]}) on "${on}" (${background}) has a contrast of ${ratio}${others}`,
        mend: mendOf(path, worst),
      },
    ];
  });
};

function mendOf([group, ...rest]: DataPath, { text, on, minimum }: ContrastFailure): string {
  const name = rest.at(-1);
  if (name === undefined) return `No single colour mends it: override "${text}" or "${on}".`;
  const mend = `Make "${name}" lighter or darker until it is ${minimum} or more`;
  return group === "overrides" ? `${mend}, or remove the override.` : `${mend}.`;
}

const themeOf = ({ decisions, overrides }: BrandTokens) => deriveTheme(decisions, overrides);

const colours = ["ink", "paper", "surface", "brand", "accent", "neutral"] as const;

/** The override that sets one of the two colours; else the decision that would mend the pair if it were black or white. */
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
