import facts from "virtual:component-facts";
import { Stack } from "@kaitori/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { ensure, ThemeProvider, themes } from "storybook/theming";
import { StartPage } from "../handbook/start/StartPage.tsx";
import { examples } from "./examples.tsx";
import { Properties } from "./Properties.tsx";

/** Parts of the documentation pages, checked like any story; the list of pages does not name them. */
export default { title: "Handbook/Judged", tags: ["!dev", "!autodocs"] } satisfies Meta;

/** The good half of what is advised. */
export const Advised: StoryObj = {
  render: () => (
    <Stack gap="l">
      {Object.entries(examples).flatMap(([name, pairs]) =>
        pairs.map(({ good }) => <div key={`${name} ${good.because}`}>{good.shown}</div>),
      )}
    </Stack>
  ),
};

/** Of every component, on the narrowest phone: nothing sticks out. */
export const AllProperties: StoryObj = {
  render: () => (
    <ThemeProvider theme={ensure(themes.light)}>
      {Object.entries(facts).map(([name, { takes }]) => (
        <Properties key={name} takes={takes} />
      ))}
    </ThemeProvider>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll("dt").length).toBeGreaterThan(300);
  },
};

export const Start: StoryObj = { render: () => <StartPage /> };
