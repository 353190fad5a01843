import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { longName } from "../stories/samples.ts";
import { SiteFooter } from "./SiteFooter.tsx";

const meta = {
  title: "Layout/SiteFooter",
  component: SiteFooter,
  parameters: { withoutPadding: true },
  args: {
    company: (
      <>
        <p>株式会社早払いの家</p>
        <p>東京都千代田区丸の内1丁目1番1号</p>
        <p>電話 03-0000-0000（平日 9時から17時）</p>
      </>
    ),
    contents: [
      {
        label: "サービス",
        links: [
          { href: "#price", label: "手数料" },
          { href: "#questions", label: "よくある質問" },
        ],
      },
      {
        label: "規約と方針",
        links: [
          { href: "#terms", label: "利用規約" },
          { href: "#privacy", label: "個人情報保護方針" },
          { href: "#security", label: "情報セキュリティ基本方針" },
          { href: "#sct", label: "特定商取引法に基づく表記" },
        ],
      },
    ],
    notice: "© 2026 株式会社早払いの家",
  },
} satisfies Meta<typeof SiteFooter>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const LongText: Story = {
  args: {
    company: <p>{longName.repeat(2)}</p>,
  },
};
/** The company stays readable beside many links. */
export const ManyLinks: Story = {
  globals: { viewport: { value: "desktop" } },
  args: {
    contents: [
      {
        label: "規約と方針",
        links: Array.from({ length: 8 }, (_, index) => ({
          href: `#${index}`,
          label: "特定商取引法に基づく表記",
        })),
      },
    ],
  },
  play: async ({ canvas }) => {
    const name = canvas.getByText("株式会社早払いの家");
    const lineHeight = Number.parseFloat(getComputedStyle(name).lineHeight);
    await expect(name.getBoundingClientRect().height).toBeLessThan(2 * lineHeight);
  },
};
