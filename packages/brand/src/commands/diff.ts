import { type BrandSource, type DataFileName, readBrands } from "../check/brand-source.ts";
import { baseTexts, textsIn } from "../check/texts.ts";
import { say } from "../sentences/say.ts";
import { type Command, findBrand, hasHandbook, print, Refusal, runPnpm } from "./command.ts";

export const diff: Command = {
  usage: "diff A B [--json] [--pictures [--of SCREEN]]",
  help: say("diffHelp"),
  flags: { json: "boolean", pictures: "boolean", of: "string" },
  run(root, [a, b], { json, pictures, of }, { printMessage }) {
    const all = readBrands(root);
    const [one, other] = [findBrand(all, a), findBrand(all, b)];
    if (pictures) {
      if (!hasHandbook(root)) throw new Refusal(say("handbookMissing"));
      // Screens are the stories whose ids begin with `screens-`.
      const look = ["--filter", "@kaitori/app-board", "look", `screens-${of ?? ""}`];
      runPnpm(root, [...look, "--brand", one.name, "--beside", other.name]);
      return 0;
    }
    const differences = differencesOf(one, other);
    if (json) {
      print(JSON.stringify(differences, null, 2));
      return 0;
    }
    for (const [part, list] of Map.groupBy(differences, (difference) => difference.part)) {
      print(`\n${part}`);
      for (const { key, one: first, other: second } of list)
        print(`  ${key}\n    ${one.name}: ${first}\n    ${other.name}: ${second}`);
    }
    printMessage(say("differences", { count: differences.length }));
    return 0;
  },
};

/** Differences by key; a text that one brand does not override is the base text. */
const differencesOf = (one: BrandSource, other: BrandSource) =>
  (["tokens", "settings", "copy", "sections"] as const).flatMap((part) => {
    const [mine, theirs] = [valuesOf(one, part), valuesOf(other, part)];
    const base = (key: string) => (part === "copy" ? (baseTexts.get(key) ?? "—") : "—");
    return [...new Set([...mine.keys(), ...theirs.keys()])]
      .map((key) => ({ part, key, one: mine.get(key) ?? base(key), other: theirs.get(key) ?? base(key) }))
      .filter((difference) => difference.one !== difference.other);
  });

function valuesOf({ files }: BrandSource, part: DataFileName): Map<string, string> {
  const file = files[part];
  const texts = file ? textsIn({ ...file, value: asTexts(file.value) }) : [];
  return new Map(texts.map(({ place, text }) => [place.key, text]));
}

const asTexts = (value: unknown): unknown => {
  if (typeof value !== "object" || value === null) return String(value);
  if (Array.isArray(value) && value.every((item) => typeof item !== "object")) return value.join(", ");
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, asTexts(inner)]));
};
