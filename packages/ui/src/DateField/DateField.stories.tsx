import type { Meta, StoryObj } from "@storybook/react-vite";
import { longName } from "../stories/samples.ts";
import { DateField } from "./DateField.tsx";

const meta = {
  title: "Fields/DateField",
  component: DateField,
  args: {
    label: "取引先からの入金予定日",
    required: true,
    hint: "請求書に書かれた支払期日です。",
    // A placeholder, because ui contains no business rules: the handbook replaces it by the function of the domain.
    inWords: () => undefined,
  },
} satisfies Meta<typeof DateField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Filled: Story = { args: { defaultValue: "2026-12-25" } };
export const WithError: Story = {
  args: { defaultValue: "2026-11-01", error: "今日より後の日付を入力してください。" },
};
export const Disabled: Story = { args: { disabled: true, defaultValue: "2026-12-25" } };
export const ReadOnly: Story = { args: { readOnly: true, defaultValue: "2026-12-25" } };
export const LongText: Story = { args: { label: `${longName}からの入金予定日` } };
