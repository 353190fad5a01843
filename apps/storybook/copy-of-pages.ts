import { existsSync, readFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { pagePaths } from "@kaitori/domain";

const site = fileURLToPath(new URL("../../packages/site/src", import.meta.url));

const paths: Readonly<Record<string, string>> = pagePaths;

/** The copy that a page of the site uses. */
export interface CopyOfPage {
  readonly address: string;
  /** Copy keys that the screen and its parts use, as `login.submit`. */
  readonly keys: readonly string[];
  /** Copy areas that the screen and its parts use; keys looked up by a value belong to one of them. */
  readonly areas: readonly string[];
}

/** Sources that every page uses. */
const sharedSources =
  /\/(?:start|layouts|application\/fallbacks|foundation\/(?:server|session|site)|stories|testing)\//;

/** Every page of the route table, with the copy that the sources of its screen use. */
export function copyOfPages(): CopyOfPage[] {
  const table = readFileSync(join(site, "start/routes/table.ts"), "utf8");
  const rows = [...table.matchAll(/^ {2}(\w+): \{\n.*?import\("#([^"]+)"\)/gms)];
  return rows.map(([, name = "", file = ""]) => {
    const texts = sourcesOf(join(site, file)).map((source) => readFileSync(source, "utf8"));
    return {
      address: paths[name] ?? "",
      keys: [...new Set(texts.flatMap(copyKeysIn))].sort(),
      areas: [...new Set(texts.flatMap(areasIn))].sort(),
    };
  });
}

/** Finds `words.submit` after `const words = useCopy(loginCopy)`; the area's name is read from its file. */
const copyKeysIn = (text: string) =>
  [...text.matchAll(/const (\w+) = useCopy\((\w+)Copy\)/g)].flatMap(([, name = "", area = ""]) =>
    [...text.matchAll(new RegExp(`\\b${name}\\.(?!tsx?")(\\w+)`, "g"))].map(
      ([, key = ""]) => `${area}.${key}`,
    ),
  );

const areasIn = (text: string) =>
  [...text.matchAll(/\bimport \{[^}]*?\b(\w+)Copy\b[^}]*\} from "@kaitori\/brand\/copy\//g)].map(
    ([, area = ""]) => area,
  );

/** The file and its imports within the site, each once, without the sources that every page uses. */
function sourcesOf(file: string, visited = new Set<string>()): string[] {
  if (visited.has(file) || !existsSync(file) || sharedSources.test(`/${relative(site, file)}`))
    return [...visited];
  visited.add(file);
  for (const [, path = ""] of readFileSync(file, "utf8").matchAll(/(?:from |import\()"([.#][^"]+)"/g))
    sourcesOf(path.startsWith("#") ? join(site, path.slice(1)) : resolve(dirname(file), path), visited);
  return [...visited];
}
