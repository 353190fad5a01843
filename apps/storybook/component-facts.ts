import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type ComponentProperties, propertiesOfComponents } from "./component-properties.ts";

const ui = fileURLToPath(new URL("../../packages/ui/src", import.meta.url));

export interface ComponentFacts {
  /** Address of the component's page in the handbook. */
  readonly page: string;
  /** Properties of the components in the folder; components with the same properties share a group. */
  readonly propertyGroups: readonly ComponentProperties[];
}

/** The page and the properties of each component. */
export function componentFacts(): Record<string, ComponentFacts> {
  const properties = propertiesOfComponents(ui);
  return Object.fromEntries(
    globSync("[A-Z]*", { cwd: ui })
      .sort()
      .map((name) => [name, { page: pageOf(name), propertyGroups: properties.get(name) ?? [] }]),
  );
}

/** Address that Storybook derives from the title of the stories. */
function pageOf(component: string): string {
  const stories = join(ui, component, `${component}.stories.tsx`);
  const [, title] = /title: "([^"]+)"/.exec(existsSync(stories) ? readFileSync(stories, "utf8") : "") ?? [];
  if (title === undefined) throw new Error(`${component} has no page: its stories have no title`);
  return `?path=/docs/${title.toLowerCase().replaceAll("/", "-")}--docs`;
}
