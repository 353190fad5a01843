import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { PasswordField } from "./PasswordField.tsx";

const meta = {
  title: "Fields/PasswordField",
  component: PasswordField,
  args: {
    label: "パスワード",
    name: "password",
    autoComplete: "current-password",
    hidesOptionalMark: true,
    required: true,
  },
} satisfies Meta<typeof PasswordField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Revealed: Story = {
  args: { defaultValue: "hanabi-2026-kawa" },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "パスワードを表示する" }));
    await expect(canvas.getByLabelText("パスワード")).toHaveAttribute("type", "text");
    // A browser may send the visible password to a spelling service.
    await expect(canvas.getByLabelText("パスワード")).toHaveAttribute("spellcheck", "false");
    await expect(canvas.getByRole("button", { name: "パスワードを隠す" })).toHaveFocus();
  },
};
export const NewPassword: Story = {
  args: {
    label: "新しいパスワード",
    autoComplete: "new-password",
    hidesOptionalMark: false,
    hint: "12文字以上。言葉をいくつかつなげると、覚えやすく破られにくくなります。",
  },
};
export const WithError: Story = { args: { error: "パスワードを入力してください。" } };
export const Disabled: Story = { args: { disabled: true } };
export const LongText: Story = {
  args: {
    label: "確認のため、もう一度新しいパスワードを入力してください（コピーして貼り付けることもできます）",
  },
};
