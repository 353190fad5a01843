import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { Stack } from "../Stack/Stack.tsx";
import { longName } from "../stories/samples.ts";
import { TextField } from "../TextField/TextField.tsx";
import { ErrorSummary } from "./ErrorSummary.tsx";

const meta = {
  title: "Messages/ErrorSummary",
  component: ErrorSummary,
  // `attempt` only moves the focus.
  parameters: { controls: { exclude: ["attempt"] } },
  args: {
    errors: [
      { field: "company", message: "会社名を入力してください。" },
      { field: "account", message: "口座番号は7桁の数字です。" },
    ],
  },
  render: (args) => (
    <Stack>
      <ErrorSummary {...args} />
      <TextField id="company" label="会社名" required error="会社名を入力してください。" />
      <TextField id="account" label="口座番号" required error="口座番号は7桁の数字です。" width="s" />
    </Stack>
  ),
} satisfies Meta<typeof ErrorSummary>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveFocus();
    await userEvent.click(canvas.getByRole("link", { name: "口座番号は7桁の数字です。" }));
    await expect(canvas.getByLabelText("口座番号")).toHaveFocus();
  },
};
/** One of two errors is corrected: its line stays, struck out. */
export const Corrected: Story = {
  args: {
    errors: [
      { field: "company", message: "会社名を入力してください。", isCorrected: true },
      { field: "account", message: "口座番号は7桁の数字です。" },
    ],
  },
  render: (args) => <ErrorSummary {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: /^修正済み： ?会社名を入力してください。/ })).toHaveStyle(
      "text-decoration-line: line-through",
    );
    await expect(canvas.getByRole("link", { name: "口座番号は7桁の数字です。" })).toBeVisible();
  },
};
export const AllCorrected: Story = {
  args: {
    title: "ご確認の項目は、すべて直りました",
    errors: [{ field: "company", message: "会社名を入力してください。", isCorrected: true }],
  },
  render: (args) => <ErrorSummary {...args} />,
};

const eighteenErrors = Array.from({ length: 18 }, (_, index) => ({
  field: `field-${index + 1}`,
  message: `項目${index + 1}：この項目は空にできません`,
}));
/** An empty form was sent: the number of errors, the first lines, and a button for the rest. */
export const Many: Story = {
  args: { title: "ご確認いただきたい項目が18件あります", errors: eighteenErrors },
  render: (args) => <ErrorSummary {...args} />,
  play: async ({ canvas }) => {
    const last = canvas.getByText(/項目18：/);
    await expect(canvas.getByText(/項目3：/)).toBeVisible();
    await expect(last).not.toBeVisible();
    await userEvent.click(canvas.getByText("ほか15件を見る"));
    await expect(last).toBeVisible();
  },
};
/** All visible lines have been corrected: uncorrected ones come first, so that they are seen. */
export const ManyCorrected: Story = {
  args: { errors: eighteenErrors.map((error, index) => ({ ...error, isCorrected: index < 3 })) },
  render: (args) => <ErrorSummary {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/項目4：/)).toBeVisible();
    await expect(canvas.getByText(/項目1：/)).not.toBeVisible();
  },
};
/** A field with an error in a closed `details` element is shown. */
export const InFold: Story = {
  render: (args) => (
    <Stack>
      <details>
        <summary style={{ minBlockSize: 48 }}>請求書2</summary>
        <TextField id="company" label="会社名" required error="会社名を入力してください。" />
      </details>
      <ErrorSummary {...args} />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText("会社名")).toBeVisible();
  },
};
export const LongText: Story = {
  args: {
    errors: [
      {
        field: "company",
        message: `${longName}の口座名義に使えない文字があります。`,
      },
    ],
  },
};
