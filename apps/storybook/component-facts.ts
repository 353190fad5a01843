import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { type ComponentProperties, propertiesOfComponents } from "./component-properties.ts";

const ui = fileURLToPath(new URL("../../packages/ui/src", import.meta.url));

export interface ComponentFacts {
  /** The address of its page in the handbook. */
  readonly page: string;
  /** Keys of `Words` that it says. */
  readonly words: readonly string[];
  /** Tokens of the theme that it wears. */
  readonly tokens: readonly string[];
  /** Properties of it and of the components beside it. */
  readonly takes: readonly ComponentProperties[];
}

/** Words and tokens of each component and its parts, read from their sources. */
export function componentFacts(): Record<string, ComponentFacts> {
  const kit = readFileSync(join(ui, "words.ts"), "utf8");
  const isWord = new Set([...kit.matchAll(/^ {2}(\w+)[:(]/gm)].map(([, key]) => key));
  const components = globSync("[A-Z]*", { cwd: ui }).sort();
  const properties = propertiesOfComponents(ui);
  return Object.fromEntries(
    components.map((component) => {
      const texts = sourcesOf(join(ui, component, `${component}.tsx`)).map((file) =>
        readFileSync(file, "utf8"),
      );
      const found = (pattern: RegExp) =>
        [
          ...new Set(texts.flatMap((text) => [...text.matchAll(pattern)].map(([, name = ""]) => name))),
        ].sort();
      const words = found(/\bwords\.(\w+)/g).filter((key) => isWord.has(key));
      const tokens = found(/\bvars\.((?:\w+\.)*\w+)/g);
      return [component, { page: pageOf(component), words, tokens, takes: properties.get(component) ?? [] }];
    }),
  );
}

/** By the title of its stories, as Storybook makes an address of it. */
function pageOf(component: string): string {
  const stories = join(ui, component, `${component}.stories.tsx`);
  const [, title] = /title: "([^"]+)"/.exec(existsSync(stories) ? readFileSync(stories, "utf8") : "") ?? [];
  if (title === undefined) throw new Error(`${component} has no page: its stories have no title`);
  return `?path=/docs/${title.toLowerCase().replaceAll("/", "-")}--docs`;
}

/** The file and what it imports of the package, once each. */
function sourcesOf(file: string, known = new Set<string>()): string[] {
  if (known.has(file) || !existsSync(file)) return [...known];
  known.add(file);
  for (const [, path = ""] of readFileSync(file, "utf8").matchAll(/from "(\.[^"]+)"/g))
    if (!path.includes("/theme/")) sourcesOf(resolve(dirname(file), path), known);
  return [...known];
}
