import { existsSync, readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { pagesCopy } from "@kaitori/brand/copy/pages";
import { componentFacts } from "../component-facts.ts";
import { notes } from "../src/component-page/notes.ts";
import { type IndexEntry, pagesOf } from "../start/pages.ts";
import type { Document } from "./searching.ts";
import { synonyms } from "./synonyms.ts";
import { textsOfPages } from "./texts-of-pages.ts";

/** An entry of Storybook's index. */
export interface ListedEntry extends IndexEntry {
  readonly name: string;
  readonly importPath: string;
}

const app = join(import.meta.dirname, "..");

/** A document for the index for each page of the handbook. */
export function documentsOf(entries: readonly ListedEntry[]): Document[] {
  const facts = componentFacts();
  return pagesOf(entries).map(({ title, path }) => {
    const stories = entries.filter((entry) => entry.title === title);
    const pageName = title.split("/").at(-1) ?? title;
    const properties = facts[pageName]?.propertyGroups.flatMap((group) => group.properties) ?? [];
    const files = [...new Set(stories.map(({ importPath }) => resolve(app, importPath)))];
    const text = [...files.map((file) => textOf(file)), textsOfPages[pageName] ?? ""].join(" ");
    const headings = [...text.matchAll(/^##+ (.+)$/gm)].map(([, heading = ""]) => heading);
    const names = [
      pageName,
      ...(synonyms.get(pageName) ?? []),
      titleOfScreen(pageName),
      ...(notes[pageName]?.use ?? []),
      ...headings,
    ];
    const parts = [
      ...stories.map(({ name }) => name),
      ...properties.map(({ name, meaning, choices = [] }) => [name, meaning, ...choices].join(" ")),
    ];
    return { id: path, title, names, parts: parts.join(" "), text };
  });
}

const titles: Readonly<Partial<Record<string, string>>> = pagesCopy.texts;

/** Users call a screen by the title on its page. */
const titleOfScreen = (screen: string) =>
  titles[`${screen.charAt(0).toLowerCase()}${screen.slice(1)}.title`] ?? "";

/** Texts of a source and of its imports in the handbook: Markdown whole, otherwise strings and JSX texts. */
function textOf(file: string, visited = new Set<string>()): string {
  if (visited.has(file) || !existsSync(file) || visited.size > 12) return "";
  visited.add(file);
  const source = readFileSync(file, "utf8");
  if (file.endsWith(".md")) return source;
  const texts = [
    ...source.replace(/^import .*$/gm, "").matchAll(/"((?:[^"\\\n]|\\.){2,})"|>([^<>{}\n]{2,})</g),
  ].map(([, quoted, jsxText]) => quoted ?? jsxText ?? "");
  const imports = [...source.matchAll(/from "(\.[^"?]+)(?:\?\w+)?"/g)]
    .map(([, path = ""]) => resolve(dirname(file), path))
    .filter((path) => path.includes("/handbook/") || path.endsWith(".md"));
  return [...texts, ...imports.map((path) => textOf(path, visited))].join(" ");
}
