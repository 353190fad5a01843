import type { Meta, StoryObj } from "@storybook/react-vite";
import { Stack } from "../Stack/Stack.tsx";
import { longName } from "../stories/samples.ts";
import { Text } from "./Text.tsx";

const meta = {
  title: "Type/Text",
  component: Text,
  args: {
    children:
      "ご提出いただいた書類を確認し、2営業日以内に結果をメールでお知らせします。追加の書類をお願いすることがあります。",
  },
} satisfies Meta<typeof Text>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Sizes: Story = {
  parameters: { controls: { disable: true } },
  render: () => (
    <Stack gap="s">
      <Text size="lead">最短で翌営業日にお振り込みします。</Text>
      <Text>手数料は、請求書ごとに審査のうえでお知らせします。</Text>
      <Text size="small" tone="subtle">
        受付番号 A-2026-004417
      </Text>
    </Stack>
  ),
};
export const Tones: Story = {
  parameters: { controls: { disable: true } },
  render: () => (
    <Stack gap="s">
      <Text tone="brand">ご案内</Text>
      <Text tone="subtle">補足の説明</Text>
      <Text tone="positive">確認が済みました</Text>
      <Text tone="caution">ご確認ください</Text>
      <Text tone="critical">期限を過ぎています</Text>
    </Stack>
  ),
};
export const LongText: Story = {
  args: {
    children: `https://example.jp/entry/detail/1234567890/factoring_service_agreement?from=mail&${longName}`,
  },
};
