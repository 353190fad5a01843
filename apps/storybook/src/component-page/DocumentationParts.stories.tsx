import facts from "virtual:component-facts";
import { Stack } from "@kaitori/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { ensure, ThemeProvider, themes } from "storybook/theming";
import { StartPage } from "../handbook/start/StartPage.tsx";
import { examples } from "./examples.tsx";
import { Properties } from "./Properties.tsx";

/** Parts of the documentation pages as stories, so that the checks cover them; the list of pages omits them. */
export default { title: "Handbook/Documentation parts", tags: ["!dev", "!autodocs"] } satisfies Meta;

/** All good examples. */
export const GoodExamples: StoryObj = {
  render: () => (
    <Stack gap="l">
      {Object.entries(examples).flatMap(([name, pairs]) =>
        pairs.map(({ good }) => <div key={`${name} ${good.reason}`}>{good.element}</div>),
      )}
    </Stack>
  ),
};

/** The properties of every component fit the narrowest phone. */
export const AllProperties: StoryObj = {
  render: () => (
    <ThemeProvider theme={ensure(themes.light)}>
      {Object.entries(facts).map(([name, { propertyGroups }]) => (
        <Properties key={name} propertyGroups={propertyGroups} />
      ))}
    </ThemeProvider>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll("dt").length).toBeGreaterThan(300);
  },
};

export const Start: StoryObj = { render: () => <StartPage /> };
