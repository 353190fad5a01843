import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { longName } from "../stories/samples.ts";
import { RadioCards } from "./RadioCards.tsx";

const meta = {
  title: "Fields/RadioCards",
  component: RadioCards,
  args: {
    label: "事業の形態",
    required: true,
    options: [
      { value: "corporate", label: "法人", description: "株式会社、合同会社など、登記のある事業" },
      { value: "individual", label: "個人事業主", description: "開業届を出している事業" },
    ],
  },
} satisfies Meta<typeof RadioCards>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText("登記のある事業", { exact: false }));
    await expect(canvas.getByRole("radio", { name: /法人/ })).toBeChecked();
    await userEvent.keyboard("{ArrowDown}");
    await expect(canvas.getByRole("radio", { name: /個人事業主/ })).toBeChecked();
  },
};
export const Beside: Story = { args: { layout: "beside", defaultValue: "corporate" } };
export const WithError: Story = { args: { error: "事業の形態を選択してください。" } };
export const Disabled: Story = { args: { disabled: true, defaultValue: "individual" } };
export const LongText: Story = {
  args: {
    options: [
      {
        value: "long",
        label: longName,
        description: longName.repeat(2),
      },
    ],
  },
};
