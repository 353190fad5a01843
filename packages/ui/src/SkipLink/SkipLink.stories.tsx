import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { SkipLink } from "./SkipLink.tsx";

const meta = { title: "Layout/SkipLink", component: SkipLink } satisfies Meta<typeof SkipLink>;
export default meta;

export const Default: StoryObj<typeof meta> = {
  parameters: { controls: { disable: true } },
  render: () => (
    <>
      <SkipLink />
      <main id="main" tabIndex={-1} style={{ paddingTop: 48 }}>
        本文
      </main>
    </>
  ),
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "本文へ進む" })).toHaveFocus();
  },
};
