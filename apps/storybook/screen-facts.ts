import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { pagePaths } from "@kaitori/domain";
import { allCalls } from "@kaitori/wire";

const site = fileURLToPath(new URL("../../packages/site/src", import.meta.url));

const paths: Readonly<Record<string, string>> = pagePaths;

export interface ScreenFacts {
  readonly address: string;
  /** Key of the page's title in the copy. */
  readonly page: string;
  readonly layout: string;
  readonly guards: readonly string[];
  /** Calls of the wire that the screen and its parts make, without those of every page. */
  readonly calls: readonly string[];
  /** Copy keys that the screen and its parts use, as `login.submit`. */
  readonly words: readonly string[];
  /** Copy areas that the screen and its parts use; keys looked up by a value belong to one of them. */
  readonly areas: readonly string[];
  /** Titles of the stories that show the screen, with their export names. */
  readonly states: readonly { readonly screen: string; readonly names: readonly string[] }[];
}

/** Sources that every page uses. */
const shared =
  /\/(?:start|layouts|application\/fallbacks|foundation\/(?:server|session|site)|stories|testing)\//;

/** Every page of the routes, with facts read from the sources of its screen. */
export function screenFacts(): ScreenFacts[] {
  const table = readFileSync(join(site, "start/routes/table.ts"), "utf8");
  const stories = globSync("screens/**/*.stories.tsx", { cwd: site }).map((file) =>
    readFileSync(join(site, file), "utf8"),
  );
  const rows = table.split(/^ {2}\{$/m).slice(1);
  return rows.map((row) => {
    const [name = "", page = "", layout = "", file = ""] = [
      /path: pagePaths\.(\w+)/,
      /page: "([^"]+)"/,
      /layout: "([^"]+)"/,
      /import\("#([^"]+)"\)/,
    ].map((pattern) => pattern.exec(row)?.[1] ?? "");
    const address = paths[name] ?? "";
    const [, guards = ""] = /middleware: \[([^\]]*)\]/.exec(row) ?? [];
    const texts = sourcesOf(join(site, file)).map((source) => readFileSync(source, "utf8"));
    const imported = new Set(texts.flatMap(wireCallsIn));
    return {
      address,
      page,
      layout,
      guards: [...guards.matchAll(/"([^"]+)"/g)].map(([, name = ""]) => name),
      calls: Object.keys(allCalls).filter((name) => imported.has(name)),
      words: [...new Set(texts.flatMap(wordsIn))].sort(),
      areas: [...new Set(texts.flatMap(areasIn))].sort(),
      states: stories.flatMap((story) => statesAt(address, story)),
    };
  });
}

/** Calls that a source imports, or takes from a page's first calls: `const { login } = await loadFirstCalls()`. */
const wireCallsIn = (text: string) =>
  [...text.matchAll(/\{([^{}]+)\} (?:from "@kaitori\/wire"|= await loadFirstCalls\(\))/g)].flatMap(
    ([, names = ""]) => names.split(",").map((name) => name.trim()),
  );

/** Finds `words.submit` after `const words = useCopy(loginCopy)`; the area's name is read from its file. */
const wordsIn = (text: string) =>
  [...text.matchAll(/const (\w+) = useCopy\((\w+)Copy\)/g)].flatMap(([, name = "", area = ""]) =>
    [...text.matchAll(new RegExp(`\\b${name}\\.(?!tsx?")(\\w+)`, "g"))].map(
      ([, key = ""]) => `${area}.${key}`,
    ),
  );

const areasIn = (text: string) =>
  [...text.matchAll(/\bimport \{[^}]*?\b(\w+)Copy\b[^}]*\} from "@kaitori\/brand\/copy\//g)].map(
    ([, area = ""]) => area,
  );

/** The stories of a file, if its screen has this address. */
function statesAt(address: string, text: string) {
  const screen = /title: "Screens\/(\w+)"/.exec(text)?.[1];
  const pattern = new RegExp(`"${address.replace(/:\w+|\$/g, '[^/"?]*')}/?(?:[?#][^"]*)?"`);
  if (!screen || !pattern.test(text)) return [];
  return [{ screen, names: [...text.matchAll(/^export const (\w+)/gm)].map(([, name = ""]) => name) }];
}

/** The file and its imports within the site, each once, without the sources that every page uses. */
function sourcesOf(file: string, visited = new Set<string>()): string[] {
  if (visited.has(file) || !existsSync(file) || shared.test(`/${relative(site, file)}`)) return [...visited];
  visited.add(file);
  for (const [, path = ""] of readFileSync(file, "utf8").matchAll(/(?:from |import\()"([.#][^"]+)"/g))
    sourcesOf(path.startsWith("#") ? join(site, path.slice(1)) : resolve(dirname(file), path), visited);
  return [...visited];
}
