import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { longName } from "../stories/samples.ts";
import { TextareaField } from "./TextareaField.tsx";

const meta = {
  title: "Fields/TextareaField",
  component: TextareaField,
  args: {
    label: "資金の使いみち",
    hint: "いつ、何に使うかをお書きください。",
    example: "12月に着工する現場の材料の仕入れ",
    required: true,
    limit: 200,
  },
} satisfies Meta<typeof TextareaField>;
export default meta;
type Story = StoryObj<typeof meta>;

// The count appears near the limit.
const uncounted = { controls: { exclude: ["limit"] } };
export const Default: Story = {
  parameters: uncounted,
  play: async ({ canvas }) => {
    const { lineHeight } = getComputedStyle(canvas.getByRole("textbox"));
    await expect(canvas.getByRole("textbox").clientHeight).toBeGreaterThanOrEqual(3 * parseFloat(lineHeight));
  },
};
export const Counted: Story = {
  args: { limit: 10 },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole("textbox"), "材料の仕入れ");
    await expect(canvas.getByText("あと4文字")).toBeVisible();
    // A screen reader also reads it when the field gets the focus again.
    await expect(canvas.getByRole("textbox")).toHaveAccessibleDescription(/あと4文字$/);
  },
};
export const WithError: Story = {
  args: { limit: 10, defaultValue: "十二月に着工する現場の材料", error: "10文字以内で入力してください。" },
};
export const Disabled: Story = {
  parameters: uncounted,
  args: { disabled: true, defaultValue: "材料の仕入れ" },
};
export const ReadOnly: Story = {
  parameters: uncounted,
  args: { readOnly: true, defaultValue: "材料の仕入れ" },
};
export const LongText: Story = { args: { defaultValue: longName.repeat(8) } };
