import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { Link } from "../Link/Link.tsx";
import { longName } from "../stories/samples.ts";
import { Checkbox } from "./Checkbox.tsx";

const meta = {
  title: "Fields/Checkbox",
  component: Checkbox,
  args: {
    label: (
      <>
        <Link href="#terms">利用規約</Link>に同意する
      </>
    ),
  },
} satisfies Meta<typeof Checkbox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText("に同意する", { exact: false }));
    await expect(canvas.getByRole("checkbox")).toBeChecked();
  },
};
export const WithDescription: Story = {
  args: { label: "ログインしたままにする", description: "ご自分だけがお使いの端末でお選びください。" },
};
export const WithError: Story = { args: { error: "申し込みには同意が必要です。" } };
export const Disabled: Story = { args: { disabled: true, defaultChecked: true } };
export const LongText: Story = { args: { label: longName.repeat(2) } };
