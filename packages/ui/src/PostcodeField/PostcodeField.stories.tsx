import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { PostcodeField } from "./PostcodeField.tsx";

/** Placeholders, because ui contains no business rules: the handbook replaces them by functions of the domain. */
const read = () => null;
const format = String;

const meta = {
  title: "Fields/PostcodeField",
  component: PostcodeField,
  args: {
    label: "郵便番号",
    required: true,
    example: "100-0005",
    read,
    format,
    onComplete: fn(),
    onChoose: fn(),
  },
} satisfies Meta<typeof PostcodeField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    const field = canvas.getByLabelText("郵便番号");
    await userEvent.type(field, "１００ー０００５");
    await expect(args.onComplete).toHaveBeenCalledWith("1000005");
    await userEvent.tab();
    await expect(field).toHaveValue("100-0005");
  },
};
export const Searching: Story = { args: { defaultValue: "100-0005", searching: true } };
export const Choices: Story = {
  args: {
    defaultValue: "498-0000",
    choices: [
      { id: "yatomi", label: "愛知県弥富市" },
      { id: "kisosaki", label: "三重県桑名郡木曽岬町" },
    ],
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "愛知県弥富市" }));
    await expect(args.onChoose).toHaveBeenCalledWith("yatomi");
  },
};
export const WithError: Story = { args: { defaultValue: "100", error: "郵便番号は7桁の数字です。" } };
export const Disabled: Story = { args: { disabled: true, defaultValue: "100-0005" } };
export const ReadOnly: Story = { args: { readOnly: true, defaultValue: "100-0005" } };
export const LongText: Story = {
  args: {
    choices: [{ id: "long", label: "北海道虻田郡ニセコ町字ニセコ（次に番地がくる場合を除くすべての区域）" }],
  },
};
