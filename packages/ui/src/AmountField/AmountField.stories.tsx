import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { AmountField } from "./index.ts";

const digits = (typed: string) => typed.normalize("NFKC").replace(/\D/g, "");
const separated = (typed: string) => (digits(typed) ? Number(digits(typed)).toLocaleString("ja-JP") : typed);
const inMan = (typed: string) =>
  Number(digits(typed)) >= 10_000 ? `約${Math.floor(Number(digits(typed)) / 10_000)}万円` : undefined;

const meta = {
  title: "Fields/AmountField",
  component: AmountField,
  args: { label: "請求書の額面（税込）", required: true, name: "amount", tidy: separated, readAloud: inMan },
} satisfies Meta<typeof AmountField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Typed: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByLabelText("請求書の額面（税込）");
    await userEvent.type(field, "１２３４５６７");
    await expect(canvas.getByText("約123万円")).toBeVisible();
    await userEvent.tab();
    await expect(field).toHaveValue("1,234,567");
  },
};
export const WithError: Story = { args: { defaultValue: "百万", error: "金額を数字で入力してください。" } };
export const Warning: Story = {
  args: { defaultValue: "1,500,000", warning: "取引先からの入金予定額が、請求書の額面を超えています。" },
};
export const Disabled: Story = { args: { disabled: true, defaultValue: "1,234,567" } };
export const ReadOnly: Story = { args: { readOnly: true, defaultValue: "1,234,567" } };
export const LongText: Story = {
  args: {
    label: "株式会社東京国際総合建設資材流通サービスホールディングス関東甲信越支社第二営業部への請求額",
    defaultValue: "999,999,999,999",
  },
};
