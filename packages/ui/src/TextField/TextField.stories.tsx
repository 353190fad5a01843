import type { Meta, StoryObj } from "@storybook/react-vite";
import { longName } from "../stories/samples.ts";
import { TextField } from "./TextField.tsx";

const meta = {
  title: "Fields/TextField",
  component: TextField,
  args: { label: "メールアドレス", name: "email", type: "email", autoComplete: "email", required: true },
} satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { example: "yamada@example.co.jp" } };
export const Filled: Story = { args: { defaultValue: "yamada@example.co.jp" } };
export const WithError: Story = {
  args: { defaultValue: "yamada@", error: "メールアドレスの「@」より後を入力してください。" },
};
export const Warning: Story = {
  args: { defaultValue: "yamada@gmial.com", warning: "「gmail.com」ではありませんか。" },
};
export const WithUnit: Story = {
  args: { label: "従業員数", type: "text", inputMode: "numeric", unit: "名", width: "xs" },
};
export const Disabled: Story = { args: { disabled: true, defaultValue: "yamada@example.co.jp" } };
export const ReadOnly: Story = { args: { readOnly: true, defaultValue: "yamada@example.co.jp" } };
export const LongText: Story = {
  args: {
    label: `${longName}の担当者メールアドレス`,
    hint: longName.repeat(2),
    defaultValue: "kantokoshinetsu-daini-eigyobu@tokyo-kokusai-kensetsu-shizai-ryutsu.example.co.jp",
  },
};
