import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor } from "storybook/test";
import { DataList } from "../DataList/DataList.tsx";
import { longName } from "../stories/samples.ts";
import { CopyButton } from "./CopyButton.tsx";

const meta = {
  title: "Data/CopyButton",
  component: CopyButton,
  args: { term: "照合番号", value: "1000017" },
  render: (args) => <DataList items={[{ id: "copied", ...args, action: <CopyButton {...args} /> }]} />,
} satisfies Meta<typeof CopyButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Clicked: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "照合番号をコピーする" }));
    // The browser reports at any later time whether the clipboard accepted the text.
    await waitFor(() => expect(canvas.getByRole("status")).toHaveTextContent(/コピー/));
  },
};
export const LongText: Story = { args: { term: `${longName}の照合番号`, value: "1000017".repeat(20) } };
