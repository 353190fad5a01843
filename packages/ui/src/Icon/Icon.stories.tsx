import type { Meta, StoryObj } from "@storybook/react-vite";
import { Inline } from "../Inline/Inline.tsx";
import * as icons from "./index.ts";

const meta = { title: "Foundations/Icon", component: icons.CheckIcon } satisfies Meta<typeof icons.CheckIcon>;
export default meta;

export const Default: StoryObj<typeof meta> = {
  parameters: { controls: { disable: true } },
  render: () => (
    <Inline>
      {Object.entries(icons).map(([name, Icon]) => (
        <Icon key={name} label={name} size="large" />
      ))}
    </Inline>
  ),
};
