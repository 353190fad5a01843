import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "../Button/Button.tsx";
import { ActionBar } from "./ActionBar.tsx";

const meta = {
  title: "Layout/ActionBar",
  component: ActionBar,
  args: {
    children: (
      <>
        <Button>入力内容を確認する</Button>
        <Button tone="subtle">下書きを保存</Button>
      </>
    ),
    note: "入力した内容は自動で保存されています。",
  },
} satisfies Meta<typeof ActionBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const LongText: Story = {
  args: {
    children: <Button>入力した内容をすべて確認して、請求書の買い取りを申し込む</Button>,
    note: undefined,
  },
};
