import * as ui from "@kaitori/ui";
import { mendedCode } from "./mended-code.ts";
import { callbackSources, ruleNames } from "./product-rules.ts";

/** A built page has shortened the names of functions, and an icon has the name of what made it. */
for (const [name, part] of Object.entries(ui))
  if (/^[A-Z]/.test(name) && typeof part === "function") Object.assign(part, { displayName: name });

/** A function of the domain by its name; what a caller writes himself is left for him to write. */
export const sourceOfFunction = (given: unknown): string =>
  ruleNames.get(given) ?? callbackSources.get(given) ?? "() => {}";

/** The code of a story, ready to be pasted: with the imports that it needs. */
export function addImports(written: string): string {
  // Storybook hands over what it was given back before.
  if (written.startsWith("import ")) return written;
  const code = mendedCode(written);
  const components = [...code.matchAll(/<([A-Z]\w*)/g)].map(([, name = ""]) => name);
  const rules = [...ruleNames.values()].filter((name) => new RegExp(`\\{${name}\\}`).test(code));
  const lines = [
    importOf(
      components.filter((name) => name in ui),
      "@kaitori/ui",
    ),
    importOf(rules, "@kaitori/domain"),
  ].filter((line) => line !== "");
  return lines.length === 0 ? code : `${lines.join("\n")}\n\n${code}`;
}

const importOf = (names: readonly string[], from: string) =>
  names.length === 0 ? "" : `import { ${[...new Set(names)].sort().join(", ")} } from "${from}";`;
