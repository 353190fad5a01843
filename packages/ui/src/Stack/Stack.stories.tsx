import type { Meta, StoryObj } from "@storybook/react-vite";
import { Card } from "../Card/Card.tsx";
import { Stack } from "./Stack.tsx";

const meta = {
  title: "Layout/Stack",
  component: Stack,
  args: {
    children: (
      <>
        <Card>1枚目</Card>
        <Card>2枚目</Card>
        <Card>3枚目</Card>
      </>
    ),
  },
} satisfies Meta<typeof Stack>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Wide: Story = { args: { gap: "xl" } };
