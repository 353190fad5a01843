import { readFileSync } from "node:fs";
import { join } from "node:path";

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
