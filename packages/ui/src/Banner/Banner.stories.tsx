import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Link } from "../Link/Link.tsx";
import { Stack } from "../Stack/Stack.tsx";
import { longName } from "../stories/samples.ts";
import { Banner } from "./Banner.tsx";

const meta = {
  title: "Messages/Banner",
  component: Banner,
  args: {
    title: "本人確認書類の期限が近づいています",
    children: "2026年12月15日（火）までに、新しい書類をご提出ください。",
    tone: "caution",
    action: (
      <Link href="#" variant="standalone">
        書類を提出する
      </Link>
    ),
  },
} satisfies Meta<typeof Banner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Tones: Story = {
  parameters: { controls: { disable: true } },
  render: () => (
    <Stack>
      <Banner title="年末年始の受付について">12月29日から1月3日まで、お振り込みをお休みします。</Banner>
      <Banner tone="positive" title="メールアドレスを確認しました" />
      <Banner tone="caution" title="期限が近い書類があります" />
      <Banner tone="critical" title="新しい申し込みを停止しています" />
    </Stack>
  ),
};
/** The lines have similar lengths, so that the last one is not a single letter. */
export const OnAPhone: Story = {
  args: {
    tone: "critical",
    title: undefined,
    action: undefined,
    children:
      "インターネットにつながりません。通信の状態をご確認のうえ、もう一度お試しください。入力した内容は残っています。",
  },
  decorators: [(Content) => <div style={{ maxInlineSize: 358 }}>{Content()}</div>],
  play: async ({ canvas, args }) => {
    const range = document.createRange();
    range.selectNodeContents(canvas.getByText(String(args.children)));
    const widths = [...range.getClientRects()].map(({ width }) => width);
    await expect(widths.at(-1)).toBeGreaterThan(Math.max(...widths) * 0.7);
  },
};
export const LongText: Story = { args: { title: `${longName}の請求書`, children: longName.repeat(2) } };
