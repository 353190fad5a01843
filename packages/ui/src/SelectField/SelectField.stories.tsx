import type { Meta, StoryObj } from "@storybook/react-vite";
import { SelectField } from "./SelectField.tsx";

const meta = {
  title: "Fields/SelectField",
  component: SelectField,
  args: {
    label: "業種",
    required: true,
    width: "m",
    options: [
      { value: "construction", label: "建設業" },
      { value: "manufacturing", label: "製造業" },
      { value: "information", label: "情報通信業" },
      { value: "transportation", label: "運送業" },
    ],
  },
} satisfies Meta<typeof SelectField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Chosen: Story = { args: { defaultValue: "construction" } };
export const WithError: Story = { args: { error: "業種を選択してください。" } };
export const Disabled: Story = { args: { disabled: true, defaultValue: "construction" } };
export const LongText: Story = {
  args: {
    defaultValue: "long",
    width: "full",
    options: [
      { value: "long", label: "鉱業、採石業、砂利採取業、電気・ガス・熱供給・水道業およびその他の事業" },
    ],
  },
};
