import facts from "virtual:component-facts";
import { DataList, Link, Stack, Text } from "@kaitori/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { HandbookPage } from "../handbook/HandbookPage.tsx";
import { notes } from "./notes.ts";

export default { title: "Handbook/Which component", parameters: { bare: true } } satisfies Meta;

const components = Object.keys(facts);

/** Every component by what it is for: where a search for “money” or “dangerous” finds the one to take. */
export const WhichComponent: StoryObj = {
  name: "Which component",
  render: () => (
    <HandbookPage
      title="Which component"
      intro="Look with the browser's own search for what you want to show or ask. The page of each component has its properties and examples."
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
                <Text key={line}>{line}</Text>
              ))}
              {notes[name]?.not.map((line) => (
                <Text key={line} size="small" tone="quiet">
                  Not for: {line}
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
  },
};
