import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { longName } from "../stories/samples.ts";
import { AmountField } from "./AmountField.tsx";

const meta = {
  title: "Fields/AmountField",
  component: AmountField,
  // The handbook adds the functions of the domain, because ui contains no business rules.
  args: { label: "請求書の額面（税込）", required: true, name: "amount" },
} satisfies Meta<typeof AmountField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Typed: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText("請求書の額面（税込）");
    for (const [text, inWords, expectedText] of [
      ["１２３４５６７", "123万4567円", "1,234,567"],
      ["１２３万", "123万円", "1,230,000"],
      ["1億", "1億円", "100,000,000"],
    ] as const) {
      await userEvent.clear(field);
      await userEvent.type(field, text);
      await expect(canvas.getByText(inWords)).toBeVisible();
      await userEvent.tab();
      await expect(field).toHaveValue(expectedText);
    }
  },
};
export const WithError: Story = { args: { defaultValue: "百万", error: "金額を数字で入力してください。" } };
export const Warning: Story = {
  args: { defaultValue: "1,500,000", warning: "取引先からの入金予定額が、請求書の額面を超えています。" },
};
export const Disabled: Story = { args: { disabled: true, defaultValue: "1,234,567" } };
export const ReadOnly: Story = { args: { readOnly: true, defaultValue: "1,234,567" } };
export const LongText: Story = { args: { label: `${longName}への請求額`, defaultValue: "999,999,999,999" } };
