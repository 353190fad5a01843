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

/** Documents for the index: each page of the handbook, and each of its names. */
export function documentsOf(entries: readonly ListedEntry[]): Document[] {
  const facts = componentFacts();
  return pagesOf(entries).flatMap(({ title, path }) => {
    const own = entries.filter((entry) => entry.title === title);
    const last = title.split("/").at(-1) ?? title;
    const properties = facts[last]?.propertyGroups.flatMap((group) => group.properties) ?? [];
    const files = [...new Set(own.map(({ importPath }) => resolve(app, importPath)))];
    const use = notes[last]?.use ?? [];
    const names = [...(synonyms[last]?.split(", ") ?? []), titleOfScreen(last), ...use];
    const page = {
      id: path,
      title,
      synonyms: names.join(" "),
      parts: [
        ...own.map(({ name }) => name),
        ...properties.map(({ name, meaning, choices = [] }) => [name, meaning, ...choices].join(" ")),
      ].join(" "),
      text: [...files.map((file) => textOf(file)), textsOfPages[last] ?? ""].join(" "),
    };
    const sections = page.text.split(/^(?=## )/m).slice(1);
    const headed = sections.map((text) => ({ parts: text.split("\n", 1)[0] ?? "", text }));
    return [
      page,
      ...[...[last, ...names].map((name) => ({ name })), ...headed].map((part, at) => ({
        id: `${path}#${at}`,
        title,
        ...part,
      })),
    ];
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
