import facts from "virtual:component-facts";
import { CheckIcon, DataList, Link, Stack, Text } from "@kaitori/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { HandbookPage } from "../handbook/HandbookPage.tsx";
import { examples } from "./examples.tsx";
import { Named } from "./Named.tsx";
import { notes } from "./notes.ts";
import { addImports } from "./shown-code.ts";

export default { title: "Handbook/Which component", parameters: { bare: true } } satisfies Meta;

const components = Object.keys(facts);

/** Every component by what it is for: where a search for “money” or “dangerous” finds the one to take. */
export const WhichComponent: StoryObj = {
  name: "Which component",
  render: () => (
    <HandbookPage
      title="Which component"
      intro="Look for what you want to show or ask, with Ctrl+K in Japanese too. The page of each component has its properties and examples."
      englishOnly
    >
      <DataList
        items={components.map((name) => ({
          id: name,
          term: (
            // Out of the frame in which pages are drawn.
            <Link href={`./${facts[name]?.page}`} target="_top" variant="standalone">
              {name}
            </Link>
          ),
          value: (
            <Stack gap="xs">
              {notes[name]?.use.map((line) => (
                <Text key={line}>
                  <Named>{line}</Named>
                </Text>
              ))}
              {notes[name]?.not.map((line) => (
                <Text key={line} size="small" tone="quiet">
                  Not for: <Named>{line}</Named>
                </Text>
              ))}
            </Stack>
          ),
        }))}
      />
    </HandbookPage>
  ),
  play: async () => {
    // Nobody adds a component without saying what it is for, and none is described that is not there.
    await expect(Object.keys(notes).sort()).toEqual([...components].sort());
    await expect(Object.keys(examples).filter((name) => !components.includes(name))).toEqual([]);
    const properties = Object.values(facts).flatMap(({ takes }) => takes.flatMap((one) => one.properties));
    await expect(properties.filter(({ meaning }) => meaning === "").map(({ name }) => name)).toEqual([]);
    // The page of a field also lists the properties of the field that it is made of, except those that it omits.
    const names = facts.AccountNumberField?.takes[0]?.properties.map(({ name }) => name);
    await expect(names).toEqual(expect.arrayContaining(["label", "hint", "error", "format"]));
    await expect(names).not.toContain("tidy");
    const tone = facts.Button?.takes[0]?.properties.find(({ name }) => name === "tone");
    await expect(tone?.choices?.toSorted()).toEqual(["danger", "primary", "quiet", "secondary"]);
    await expect(tone?.defaultValue).toBe('"primary"');
    // "Show code" calls an icon by the name that one imports.
    await expect(CheckIcon).toHaveProperty("displayName", "CheckIcon");
    await expect(addImports("<CheckIcon />")).toBe(
      'import { CheckIcon } from "@kaitori/ui";\n\n<CheckIcon />',
    );
  },
};
