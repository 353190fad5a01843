import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import { Button } from "../Button/Button.tsx";
import { longName } from "../stories/samples.ts";
import { Dialog, type DialogProps } from "./Dialog.tsx";

function DialogWithOpener(props: DialogProps) {
  const [open, setOpen] = useState(false);
  const close = () => {
    setOpen(false);
    props.onClose();
  };
  return (
    <div style={{ minHeight: 400 }}>
      <Button tone="secondary" onClick={() => setOpen(true)}>
        申込みを取り消す
      </Button>
      <Dialog {...props} open={open} onClose={close} />
    </div>
  );
}

const meta = {
  title: "Messages/Dialog",
  component: Dialog,
  // The story opens and closes the dialog.
  parameters: { controls: { exclude: ["open"] } },
  args: {
    open: false,
    title: "この申し込みを取り消しますか",
    children: "取り消すと元に戻せません。提出された書類は、次の申し込みにお使いいただけます。",
    actions: (
      <>
        <Button tone="danger">取り消す</Button>
        <Button tone="secondary">取り消さない</Button>
      </>
    ),
    onClose: fn(),
  },
  render: DialogWithOpener,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "申込みを取り消す" }));
    await waitFor(() => expect(screen.getByRole("dialog")).toBeVisible());
  },
} satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** With several buttons the focus starts on ×, so that Enter chooses none of them. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "申込みを取り消す" }));
    await waitFor(() => expect(screen.getByRole("button", { name: "閉じる" })).toHaveFocus());
  },
};
export const Closed: Story = {
  play: async ({ args, canvas }) => {
    const opener = canvas.getByRole("button", { name: "申込みを取り消す" });
    await userEvent.click(opener);
    await userEvent.click(screen.getByRole("button", { name: "閉じる" }));
    await expect(args.onClose).toHaveBeenCalledOnce();
    await waitFor(() => expect(opener).toHaveFocus());
  },
};
/** A message with one button, which has the focus, so that Enter confirms it and a screen reader reads it. */
export const OneAnswer: Story = {
  args: {
    title: "まだご覧になっていますか",
    children: "2分後に自動でログアウトします。",
    actions: <Button>このまま続ける</Button>,
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "申込みを取り消す" }));
    await waitFor(() => expect(screen.getByRole("button", { name: "このまま続ける" })).toHaveFocus());
  },
};
/** Buttons too wide for one line stack. */
export const LongAnswers: Story = {
  globals: { viewport: { value: "desktop" } },
  args: {
    title: "別の画面で内容が変わりました",
    children: "どちらの内容で続けるかお選びください。",
    actions: (
      <>
        <Button>ほかの画面の新しい内容を読み込む</Button>
        <Button tone="secondary">この画面の内容で上書きして続ける</Button>
      </>
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "申込みを取り消す" }));
    for (const name of ["ほかの画面の新しい内容を読み込む", "この画面の内容で上書きして続ける"]) {
      const words = document.createRange();
      words.selectNodeContents(screen.getByRole("button", { name }));
      await expect(new Set([...words.getClientRects()].map(({ top }) => top)).size).toBe(1);
    }
  },
};
export const LongText: Story = { args: { title: `${longName}への請求書`, children: longName.repeat(12) } };
