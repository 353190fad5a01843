import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { type ComponentProperties, propertiesOfComponents } from "./component-properties.ts";

const ui = fileURLToPath(new URL("../../packages/ui/src", import.meta.url));

export interface ComponentFacts {
  /** Address of the component's page in the handbook. */
  readonly page: string;
  /** Keys of `Words` that the component uses. */
  readonly words: readonly string[];
  /** Tokens of the theme that the component uses. */
  readonly tokens: readonly string[];
  /** Properties of the components in the folder; components with the same properties share a group. */
  readonly propertyGroups: readonly ComponentProperties[];
}

/** Facts about each component and its parts, read from their sources. */
export function componentFacts(): Record<string, ComponentFacts> {
  const kit = readFileSync(join(ui, "words.ts"), "utf8");
  const wordKeys = new Set([...kit.matchAll(/^ {2}(\w+)[:(]/gm)].map(([, key]) => key));
  const components = globSync("[A-Z]*", { cwd: ui }).sort();
  const properties = propertiesOfComponents(ui);
  return Object.fromEntries(
    components.map((component) => {
      const texts = sourcesOf(join(ui, component, `${component}.tsx`)).map((file) =>
        readFileSync(file, "utf8"),
      );
      const namesIn = (pattern: RegExp) =>
        [
          ...new Set(texts.flatMap((text) => [...text.matchAll(pattern)].map(([, name = ""]) => name))),
        ].sort();
      const words = namesIn(/\bwords\.(\w+)/g).filter((key) => wordKeys.has(key));
      const tokens = namesIn(/\bvars\.((?:\w+\.)*\w+)/g);
      return [
        component,
        { page: pageOf(component), words, tokens, propertyGroups: properties.get(component) ?? [] },
      ];
    }),
  );
}

/** Address that Storybook derives from the title of the stories. */
function pageOf(component: string): string {
  const stories = join(ui, component, `${component}.stories.tsx`);
  const [, title] = /title: "([^"]+)"/.exec(existsSync(stories) ? readFileSync(stories, "utf8") : "") ?? [];
  if (title === undefined) throw new Error(`${component} has no page: its stories have no title`);
  return `?path=/docs/${title.toLowerCase().replaceAll("/", "-")}--docs`;
}

/** The file and its imports within the package, each once. */
function sourcesOf(file: string, visited = new Set<string>()): string[] {
  if (visited.has(file) || !existsSync(file)) return [...visited];
  visited.add(file);
  for (const [, path = ""] of readFileSync(file, "utf8").matchAll(/from "(\.[^"]+)"/g))
    if (!path.includes("/theme/")) sourcesOf(resolve(dirname(file), path), visited);
  return [...visited];
}
