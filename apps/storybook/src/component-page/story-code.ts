import * as ui from "@kaitori/ui";
import { correctCode } from "./correct-code.ts";
import { callbackSources, ruleNames } from "./product-rules.ts";

/** Components get their export names as display names, since the build shortens names of functions. */
for (const [name, part] of Object.entries(ui))
  if (/^[A-Z]/.test(name) && typeof part === "function") Object.assign(part, { displayName: name });

/** Code for a function: its name if the domain exports it, otherwise an empty callback for the caller to fill. */
export const sourceOfFunction = (value: unknown): string =>
  ruleNames.get(value) ?? callbackSources.get(value) ?? "() => {}";

/** Adds the imports that the code of a story needs. */
export function addImports(storyCode: string): string {
  // Storybook also calls this function with the code that it has returned before.
  if (storyCode.startsWith("import ")) return storyCode;
  const code = correctCode(storyCode);
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
