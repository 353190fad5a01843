import { existsSync, readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { pagesCopy } from "@kaitori/brand/copy/pages";
import { type ComponentFacts, componentFacts } from "../component-facts.ts";
import { notes } from "../src/component-page/notes.ts";
import { type IndexEntry, pagesOf } from "../start/pages.ts";
import type { Section } from "./searching.ts";
import { synonyms } from "./synonyms.ts";
import { textsOfPages } from "./texts-of-pages.ts";

/** An entry of Storybook's index. */
export interface ListedEntry extends IndexEntry {
  readonly name: string;
  readonly importPath: string;
}

const app = join(import.meta.dirname, "..");

/** The sections of all pages of the handbook, for the index. */
export function sectionsOfPages(entries: readonly ListedEntry[]): Section[] {
  const facts = componentFacts();
  return pagesOf(entries)
    .flatMap(({ title, path }) => {
      const stories = entries.filter((entry) => entry.title === title);
      const name = title.split("/").at(-1) ?? title;
      const files = [...new Set(stories.map(({ importPath }) => resolve(app, importPath)))];
      const text = [
        ...stories.map((story) => story.name),
        ...files.map((file) => textOf(file)),
        textsOfPages[name] ?? "",
      ].join("\n");
      const component = facts[name];
      const parts = component ? sectionsOfComponent(name, component, text) : sectionsOf(text);
      return parts.map((part, index) => ({
        ...part,
        path,
        title,
        name,
        names: (index === 0
          ? // AmountField is also found by “amountfield”.
            [name.toLowerCase(), ...(synonyms.get(name) ?? []), titleOfScreen(name)]
          : (synonyms.get(`${name} › ${part.heading}`) ?? [])
        ).join(", "),
      }));
    })
    .map((section, id) => ({ id, ...section }));
}

/** The sections of a component's page, without “Do not use it for”, which would match unsuitable queries. */
function sectionsOfComponent(name: string, { propertyGroups }: ComponentFacts, examples: string) {
  const properties = propertyGroups.flatMap((group) => group.properties);
  const { use = [], keyboard = "", screenReader = "" } = notes[name] ?? {};
  return [
    { heading: "", text: use.join("\n") },
    {
      heading: "Properties",
      text: properties
        .map(({ name, meaning, choices = [] }) => [name, meaning, ...choices].join(" "))
        .join("\n"),
    },
    { heading: "Keyboard", text: keyboard },
    { heading: "Screen readers", text: screenReader },
    { heading: "Examples", text: examples },
  ];
}

/** The sections of a text in Markdown, without its marks. */
function sectionsOf(markdown: string) {
  const text = markdown
    .replace(/\[([^\]]+)\]\([^)]+\)/g, "$1")
    .replace(/^# .*$|^```.*$|^[|: -]+$|\*\*|`/gm, "")
    .replace(/ *\| */g, " ");
  return text.split(/^##+ /m).map((part, index) => {
    const [heading = "", ...lines] = part.split("\n");
    return index === 0 ? { heading: "", text: part } : { heading, text: lines.join("\n") };
  });
}

const titles: Readonly<Partial<Record<string, string>>> = pagesCopy.texts;

/** Users call a screen by the title on its page. */
const titleOfScreen = (screen: string) =>
  titles[`${screen.charAt(0).toLowerCase()}${screen.slice(1)}.title`] ?? "";

/** Several words, or a word in Japanese: not an address, a value of a property or CSS. */
const sentence = /(?<![\p{L}\p{N}])\p{L}{2,} \p{L}|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** A page imports few files with texts; the limit keeps a file that imports many from filling the index. */
const maximumSources = 12;

/** Texts of a source and of its imports in the handbook: Markdown whole, otherwise their sentences. */
function textOf(file: string, visited = new Set<string>()): string {
  if (visited.has(file) || !existsSync(file) || visited.size > maximumSources) return "";
  visited.add(file);
  const source = readFileSync(file, "utf8");
  if (file.endsWith(".md")) return source;
  const texts = [
    ...source.replace(/^import .*$/gm, "").matchAll(/"((?:[^"\\\n]|\\.){2,})"|>([^<>{}\n]{2,})</g),
  ]
    .map(([, quoted, jsxText]) => quoted ?? jsxText ?? "")
    .filter((text) => sentence.test(text) && !/^\w*\/\S/.test(text));
  const imports = [...source.matchAll(/from "(\.[^"?]+)(?:\?\w+)?"/g)]
    .map(([, path = ""]) => resolve(dirname(file), path))
    .filter((path) => path.includes("/handbook/") || path.endsWith(".md"));
  return [...texts, ...imports.map((path) => textOf(path, visited))].join("\n");
}
