import { existsSync, globSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, resolve } from "node:path";
import { allAreas } from "@kaitori/brand/areas";
import { mailCopy } from "@kaitori/brand/copy/mail";
import { pagesCopy } from "@kaitori/brand/copy/pages";
import { decisionSentences, settingSentences } from "@kaitori/brand/sentences";
import { settingsKeys } from "@kaitori/brand/settings";
import { decisionKeys } from "@kaitori/brand/tokens";
import { type ComponentFacts, componentFacts } from "../component-facts.ts";
import { notes } from "../src/component-page/notes.ts";
import { splitInTwo } from "../src/handbook/split-in-two.ts";
import { type IndexEntry, pagesOf } from "../start/pages.ts";
import type { Section } from "./searching.ts";

/** Japanese and English synonyms of a page, by the last part of its title, or of its section: “Theming › Decide”. */
export const synonyms: ReadonlyMap<string, readonly string[]> = new Map(
  readFileSync(join(import.meta.dirname, "synonyms.txt"), "utf8")
    .trim()
    .split("\n")
    .map((line) => {
      const [, page = "", names = ""] = /^(.*): (.*)$/.exec(line) ?? [];
      return [page, names.split(", ")];
    }),
);

const { resolve: resolveModule } = createRequire(import.meta.url);
const guide = (file: string) => {
  const { first, second } = splitInTwo(readFileSync(resolveModule(`@kaitori/brand/${file}`), "utf8"));
  return [first, second] as const;
};
const [english, englishContinued] = guide("guide.md");
const [japanese, japaneseContinued] = guide("guide-ja.md");

const joinEntries = (sentences: Readonly<Record<string, string>>) =>
  Object.entries(sentences)
    .map((entry) => entry.join(" "))
    .join("\n");
const keysWithSentences = (keys: ReturnType<typeof settingsKeys>) =>
  keys.map(({ key, sentence }) => `${key} ${sentence}`).join("\n");

const copy = allAreas.flatMap(({ texts }) => Object.values<string>(texts)).join("\n");
const mails = Object.values(mailCopy.texts).join("\n");
const speech = globSync(join(import.meta.dirname, "../../../brands/*/speech.md"))
  .map((file) => readFileSync(file, "utf8"))
  .join("\n");

/** Texts of pages that are not in their sources, by the last part of the title. */
const textsOfPages: Readonly<Record<string, string>> = {
  "A licensee in an hour": english,
  "A licensee in an hour, continued": englishContinued,
  "1時間でブランドをつくる": japanese,
  "1時間でブランドをつくる（つづき）": japaneseContinued,
  "What a brand decides": keysWithSentences(decisionKeys()),
  ブランドが決めること: joinEntries(decisionSentences),
  Settings: keysWithSentences(settingsKeys()),
  設定: joinEntries(settingSentences),
  Copy: copy,
  文言: copy,
  メール: mails,
  "Tone of voice": speech,
};

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
