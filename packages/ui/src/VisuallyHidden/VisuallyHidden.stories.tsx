import type { Meta, StoryObj } from "@storybook/react-vite";
import { VisuallyHidden } from "./VisuallyHidden.tsx";

const meta = {
  title: "Foundations/VisuallyHidden",
  component: VisuallyHidden,
  args: { children: "（新しいタブで開きます）" },
} satisfies Meta<typeof VisuallyHidden>;
export default meta;

export const Default: StoryObj<typeof meta> = {
  render: (args) => (
    <p>
      読み上げだけに届く言葉
      <VisuallyHidden {...args} />
    </p>
  ),
};
