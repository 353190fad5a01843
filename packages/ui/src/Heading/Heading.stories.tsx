import type { Meta, StoryObj } from "@storybook/react-vite";
import { Stack } from "../Stack/Stack.tsx";
import { longName } from "../stories/samples.ts";
import { Heading } from "./Heading.tsx";

const meta = {
  title: "Type/Heading",
  component: Heading,
  args: { level: 1, children: "請求書の買い取りを申し込む" },
} satisfies Meta<typeof Heading>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Levels: Story = {
  parameters: { controls: { disable: true } },
  render: () => (
    <Stack>
      <Heading level={1}>請求書を、期日より早く現金に。</Heading>
      <Heading level={2}>お振り込みまでの流れ</Heading>
      <Heading level={3}>入出金明細のご用意</Heading>
    </Stack>
  ),
};
export const LongText: Story = { args: { children: `${longName}の請求書` } };
