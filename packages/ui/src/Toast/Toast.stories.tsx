import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { longName } from "../stories/samples.ts";
import { ToastRegion } from "./ToastRegion.tsx";

const meta = {
  title: "Messages/Toast",
  component: ToastRegion,
  args: { onDismiss: fn(), toasts: [{ id: "saved", tone: "positive", message: "下書きを保存しました" }] },
  decorators: [(Content) => <div style={{ minHeight: 320 }}>{Content()}</div>],
} satisfies Meta<typeof ToastRegion>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "お知らせを閉じる" }));
    await expect(args.onDismiss).toHaveBeenCalledWith("saved");
  },
};
export const WithError: Story = {
  args: {
    toasts: [
      { id: "saved", tone: "positive", message: "下書きを保存しました" },
      { id: "failed", tone: "critical", message: "削除に失敗しました。画面をリロードして再度お試しください" },
    ],
  },
  play: async ({ canvas }) => {
    const [saved, failed] = canvas.getAllByRole("listitem");
    await expect(failed).toHaveTextContent(/^エラー\s*削除に失敗しました/);
    await expect(saved).toHaveTextContent(/^下書きを保存しました/);
  },
};
export const LongText: Story = {
  args: {
    toasts: [
      {
        id: "long",
        tone: "notice",
        message: `${longName}の書類を受け付けました`,
      },
    ],
  },
};
