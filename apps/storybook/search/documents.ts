import { existsSync, readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { pagesCopy } from "@kaitori/brand/copy/pages";
import { componentFacts } from "../component-facts.ts";
import { notes } from "../src/component-page/notes.ts";
import { type IndexEntry, pagesOf } from "../start/pages.ts";
import type { Document } from "./searching.ts";
import { synonyms } from "./synonyms.ts";
import { textsOfPages } from "./texts-of-pages.ts";

/** An entry of Storybook's own list, as far as the search needs it. */
export interface ListedEntry extends IndexEntry {
  readonly name: string;
  readonly importPath: string;
}

const app = join(import.meta.dirname, "..");

/** Every page of the handbook with what is said on it, its stories, its properties and its words, and each of its names. */
export function documentsOf(entries: readonly ListedEntry[]): Document[] {
  const facts = componentFacts();
  return pagesOf(entries).flatMap(({ title, path }) => {
    const own = entries.filter((entry) => entry.title === title);
    const last = title.split("/").at(-1) ?? title;
    const properties = facts[last]?.takes.flatMap((one) => one.properties) ?? [];
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
    return [page, ...[last, ...names].map((name, at) => ({ id: `${path}#${at}`, title, name }))];
  });
}

const titles: Readonly<Partial<Record<string, string>>> = pagesCopy.texts;

/** People call a screen by the title that applicants read above it. */
const titleOfScreen = (screen: string) =>
  titles[`${screen.charAt(0).toLowerCase()}${screen.slice(1)}.title`] ?? "";

/** Text of a page: its Markdown whole, of code its texts; imports from beside it are included. */
function textOf(file: string, known = new Set<string>()): string {
  if (known.has(file) || !existsSync(file) || known.size > 12) return "";
  known.add(file);
  const source = readFileSync(file, "utf8");
  if (file.endsWith(".md")) return source;
  const texts = [...source.matchAll(/"((?:[^"\\\n]|\\.){2,})"|>([^<>{}\n]{2,})</g)].map(
    ([, quoted, shown]) => quoted ?? shown ?? "",
  );
  const beside = [...source.matchAll(/from "(\.[^"?]+)(?:\?\w+)?"/g)]
    .map(([, path = ""]) => resolve(dirname(file), path))
    .filter((path) => path.includes("/handbook/") || path.endsWith(".md"));
  return [...texts, ...beside.map((path) => textOf(path, known))].join(" ");
}
