import type { Meta, StoryObj } from "@storybook/react-vite";
import { Stepper } from "./Stepper.tsx";

const meta = {
  title: "Data/Stepper",
  component: Stepper,
  args: {
    label: "申し込みの流れ",
    steps: [
      { label: "登録内容", state: "done", href: "#profile" },
      { label: "入出金明細", state: "done", href: "#withdrawal" },
      { label: "決算書", state: "current" },
      { label: "請求書", state: "upcoming" },
      { label: "確認", state: "upcoming" },
    ],
  },
} satisfies Meta<typeof Stepper>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const LongText: Story = {
  args: {
    steps: [
      { label: "直近3か月分の入出金明細の提出", state: "current" },
      { label: "決算報告書または残高試算表の提出", state: "upcoming" },
    ],
  },
};
