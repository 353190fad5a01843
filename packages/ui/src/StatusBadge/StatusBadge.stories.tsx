import type { Meta, StoryObj } from "@storybook/react-vite";
import { Inline } from "../Inline/Inline.tsx";
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
export const LongText: Story = {
  args: {
    children: "株式会社東京国際総合建設資材流通サービスホールディングス関東甲信越支社第二営業部の確認待ち",
  },
};
