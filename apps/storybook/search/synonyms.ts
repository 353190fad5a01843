import { readFileSync } from "node:fs";
import { join } from "node:path";

/** Japanese and English synonyms for the titles of pages, by the last part of the title. */
export const synonyms: ReadonlyMap<string, readonly string[]> = new Map(
  readFileSync(join(import.meta.dirname, "synonyms.txt"), "utf8")
    .trim()
    .split("\n")
    .map((line) => {
      const [title = "", names = ""] = line.split(": ");
      return [title, names.split(", ")];
    }),
);
