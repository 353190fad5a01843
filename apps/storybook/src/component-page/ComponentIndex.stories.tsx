import facts from "virtual:component-facts";
import { CheckIcon, DataList, Link, Stack, Text } from "@kaitori/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { HandbookPage } from "../handbook/HandbookPage.tsx";
import { examples } from "./examples.tsx";
import { notes } from "./notes.ts";
import { addImports } from "./story-code.ts";
import { WithComponentLinks } from "./WithComponentLinks.tsx";

export default { title: "Handbook/Which component", parameters: { withoutPadding: true } } satisfies Meta;

const components = Object.keys(facts);

/** All components with their purposes, so that a search for “money” or “dangerous” finds the right one. */
export const WhichComponent: StoryObj = {
  name: "Which component",
  render: () => (
    <HandbookPage
      title="Which component"
      intro="Look for what you want to show or ask, with the search above (Ctrl+K) in Japanese too. The page of each component has its properties and examples."
      isEnglishOnly
    >
      <DataList
        items={components.map((name) => ({
          id: name,
          term: (
            // Storybook shows the page in a frame; the link must leave it.
            <Link href={`./${facts[name]?.page}`} target="_top" variant="standalone">
              {name}
            </Link>
          ),
          value: (
            <Stack gap="xs">
              {notes[name]?.use.map((line) => (
                <Text key={line}>
                  <WithComponentLinks>{line}</WithComponentLinks>
                </Text>
              ))}
              {notes[name]?.not.map((line) => (
                <Text key={line} size="small" tone="subtle">
                  Not for: <WithComponentLinks>{line}</WithComponentLinks>
                </Text>
              ))}
            </Stack>
          ),
        }))}
      />
    </HandbookPage>
  ),
  play: async () => {
    // Every component has notes, and every note and example belongs to a component.
    await expect(Object.keys(notes).sort()).toEqual([...components].sort());
    await expect(Object.keys(examples).filter((name) => !components.includes(name))).toEqual([]);
    const properties = Object.values(facts).flatMap(({ propertyGroups }) =>
      propertyGroups.flatMap((group) => group.properties),
    );
    await expect(properties.filter(({ meaning }) => meaning === "").map(({ name }) => name)).toEqual([]);
    // The page of a field also lists the properties of its inner field, except those that the field omits.
    const names = facts.AccountNumberField?.propertyGroups[0]?.properties.map(({ name }) => name);
    await expect(names).toEqual(expect.arrayContaining(["label", "hint", "error", "format"]));
    await expect(names).not.toContain("unit");
    const tone = facts.Button?.propertyGroups[0]?.properties.find(({ name }) => name === "tone");
    await expect(tone?.choices?.toSorted()).toEqual(["danger", "primary", "secondary", "subtle"]);
    await expect(tone?.defaultValue).toBe('"primary"');
    // "Show code" uses the import name of an icon.
    await expect(CheckIcon).toHaveProperty("displayName", "CheckIcon");
    await expect(addImports("<CheckIcon />")).toBe(
      'import { CheckIcon } from "@kaitori/ui";\n\n<CheckIcon />',
    );
  },
};
