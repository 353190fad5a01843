import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "../Button/Button.tsx";
import { StatusBadge } from "../StatusBadge/StatusBadge.tsx";
import { Inline } from "./Inline.tsx";

const meta = {
  title: "Layout/Inline",
  component: Inline,
  args: {
    children: (
      <>
        <StatusBadge tone="notice">審査中</StatusBadge>
        <Button tone="secondary">内容を見る</Button>
      </>
    ),
  },
} satisfies Meta<typeof Inline>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const SpaceBetween: Story = { args: { spaceBetween: true } };
