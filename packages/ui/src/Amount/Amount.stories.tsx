import type { Meta, StoryObj } from "@storybook/react-vite";
import { Stack } from "../Stack/Stack.tsx";
import { Amount } from "./Amount.tsx";

const meta = { title: "Data/Amount", component: Amount, args: { yen: 1_284_500 } } satisfies Meta<
  typeof Amount
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Sizes: Story = {
  parameters: { controls: { disable: true } },
  render: () => (
    <Stack align="start">
      <Amount yen={1_284_500} size="figure" />
      <Amount yen={1_284_500} size="lead" />
      <Amount yen={65_500} sign="minus" />
    </Stack>
  ),
};
export const LongText: Story = { args: { yen: 9_999_999_999, size: "figure" } };
