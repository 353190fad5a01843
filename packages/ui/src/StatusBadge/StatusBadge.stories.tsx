import type { Meta, StoryObj } from "@storybook/react-vite";
import { Inline } from "../Inline/Inline.tsx";
import { longName } from "../stories/samples.ts";
import { StatusBadge } from "./StatusBadge.tsx";

const meta = {
  title: "Data/StatusBadge",
  component: StatusBadge,
  args: { tone: "notice", children: "審査中" },
} satisfies Meta<typeof StatusBadge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Tones: Story = {
  parameters: { controls: { disable: true } },
  render: () => (
    <Inline gap="s">
      <StatusBadge tone="notice">審査中</StatusBadge>
      <StatusBadge tone="caution">書類の不備</StatusBadge>
      <StatusBadge tone="positive">振込済み</StatusBadge>
      <StatusBadge tone="critical">入金の遅れ</StatusBadge>
      <StatusBadge tone="neutral">取り消し</StatusBadge>
    </Inline>
  ),
};
export const LongText: Story = { args: { children: `${longName}の確認待ち` } };
