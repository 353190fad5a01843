import { readFileSync } from "node:fs";
import { join } from "node:path";

/** What people who do not know a page's title call it, in Japanese and English, by the last part of its title. */
export const synonyms: ReadonlyMap<string, readonly string[]> = new Map(
  readFileSync(join(import.meta.dirname, "synonyms.txt"), "utf8")
    .trim()
    .split("\n")
    .map((line) => {
      const [title = "", names = ""] = line.split(": ");
      return [title, names.split(", ")];
    }),
);
