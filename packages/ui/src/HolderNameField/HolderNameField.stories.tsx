import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { HolderNameField } from "./HolderNameField.tsx";

/** A placeholder, because ui contains no business rules: the handbook replaces it by the function of the domain. */
const format = String;

const meta = {
  title: "Fields/HolderNameField",
  component: HolderNameField,
  args: { label: "口座名義", required: true, hint: "通帳に書かれているとおりに入力してください。", format },
} satisfies Meta<typeof HolderNameField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Suggested: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText("口座名義");
    await userEvent.type(field, "㈱ﾔﾏﾀﾞｺｳﾑﾃﾝ");
    await expect(canvas.getByText("カ）ヤマダコウムテン")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "この表記にする" }));
    await expect(field).toHaveValue("カ）ヤマダコウムテン");
    await expect(field).toHaveFocus();
  },
};
export const SuggestedAtFirst: Story = { args: { defaultValue: "㈱ﾔﾏﾀﾞｺｳﾑﾃﾝ" } };
export const WithError: Story = {
  args: {
    defaultValue: "山田",
    error: "ヲを除くカタカナ、英数字、゛゜（）「」／．ー￥スペースで、30文字以内で入力してください。",
  },
};
export const Disabled: Story = { args: { disabled: true, defaultValue: "カ）ヤマダコウムテン" } };
export const ReadOnly: Story = { args: { readOnly: true, defaultValue: "カ）ヤマダコウムテン" } };
export const LongText: Story = { args: { defaultValue: "㈱ﾄｳｷｮｳｺｸｻｲｿｳｺﾞｳｹﾝｾﾂｼｻﾞｲﾘｭｳﾂｳｻｰﾋﾞｽﾎｰﾙﾃﾞｨﾝｸﾞｽ" } };
