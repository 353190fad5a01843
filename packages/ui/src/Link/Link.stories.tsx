import type { Meta, StoryObj } from "@storybook/react-vite";
import { Link } from "./Link.tsx";

const meta = {
  title: "Actions/Link",
  component: Link,
  args: { href: "#", children: "利用規約" },
} satisfies Meta<typeof Link>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  render: (args) => (
    <p>
      申し込みの前に
      <Link {...args} />
      をお読みください。
    </p>
  ),
};
export const Standalone: Story = { args: { variant: "standalone", children: "パスワードをお忘れの方" } };
export const Subtle: Story = { args: { variant: "subtle", children: "特定商取引法に基づく表記" } };
export const NewTab: Story = { args: { variant: "standalone", newTab: true, children: "書類の撮り方" } };
export const LongText: Story = {
  args: {
    children: "個人情報の保護に関する基本方針および個人情報の取り扱いに関する同意事項（2026年11月改定）",
  },
};
