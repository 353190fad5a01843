import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { longName } from "../stories/samples.ts";
import { AccountNumberField } from "./AccountNumberField.tsx";

/** A placeholder, because ui contains no business rules: the handbook replaces it by the function of the domain. */
const format = String;

const meta = {
  title: "Fields/AccountNumberField",
  component: AccountNumberField,
  args: {
    label: "口座番号",
    required: true,
    hint: "通帳の表紙の裏にあります。",
    format,
    countDigits: () => 0,
    digits: 7,
  },
} satisfies Meta<typeof AccountNumberField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText("口座番号");
    await userEvent.type(field, "１２３４５６");
    await expect(canvas.getByText("6／7桁")).toBeVisible();
    await userEvent.type(field, "７");
    await userEvent.tab();
    await expect(field).toHaveValue("1234567");
  },
};
export const WithError: Story = {
  args: {
    defaultValue: "123456",
    error: "7桁の半角数字で入力してください",
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: /0123456/ }));
    await expect(canvas.getByLabelText("口座番号")).toHaveValue("0123456");
  },
};
export const Disabled: Story = { args: { disabled: true, defaultValue: "1234567" } };
export const ReadOnly: Story = { args: { readOnly: true, defaultValue: "1234567" } };
export const LongText: Story = {
  parameters: { controls: { exclude: ["digits"] } },
  args: { label: `${longName}の口座番号` },
};
