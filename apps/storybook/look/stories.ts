import { readFile } from "node:fs/promises";

type Index = { entries: Record<string, { id: string; type: string; title: string }> };

/** The ids of all stories of a built handbook whose id contains `only`. */
export async function storyIds(builtTo: string, only = ""): Promise<string[]> {
  const index: Index = JSON.parse(await readFile(`${builtTo}/index.json`, "utf8"));
  return Object.values(index.entries)
    .filter(({ type, id }) => type === "story" && id.includes(only))
    .map(({ id }) => id);
}
