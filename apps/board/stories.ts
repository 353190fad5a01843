import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { storyNameFromExport, toId } from "storybook/internal/csf";
import type { State, StoryFile } from "./src/screens.ts";

const root = join(import.meta.dirname, "../..");
/** Stories beside their components, and the handbook's stories of mails. */
const files = [
  "packages/{ui,site}/src/**/*.stories.tsx",
  "apps/storybook/src/handbook/mails/Mails.stories.tsx",
];

/** All stories with their states and names, such as `Visitor.name = "ログイン前";`. */
export const allStories = (): StoryFile[] =>
  globSync(files, { cwd: root })
    .sort()
    .flatMap((file) => {
      const text = readFileSync(join(root, file), "utf8");
      const title = /title: "([^"]+)"/.exec(text)?.[1];
      return title === undefined ? [] : [{ title, file, states: statesIn(title, text) }];
    });

function statesIn(title: string, text: string): State[] {
  const names = new Map(
    [...text.matchAll(/^(\w+)\.name = "(.+)";$/gm)].map(([, exportName = "", name = ""]) => [
      exportName,
      name,
    ]),
  );
  return [...text.matchAll(/^export const (\w+)/gm)].map(([, exportName = ""]) => {
    const name = storyNameFromExport(exportName);
    return { story: toId(title, name), exportName, name: names.get(exportName) ?? name };
  });
}
