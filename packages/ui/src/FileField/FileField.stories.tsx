import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import { longName, samplePicture } from "../stories/samples.ts";
import { FileField } from "./FileField.tsx";
import type { FileRow } from "./file-row.ts";

const passbook = new File(["passbook"], "通帳の表紙.jpg", { type: "image/jpeg" });
const done: FileRow = {
  id: "1",
  name: "通帳の表紙.jpg",
  size: 2_400_000,
  state: "done",
  preview: { kind: "image", url: samplePicture },
};

const meta = {
  title: "Fields/FileField",
  component: FileField,
  args: {
    label: "通帳の表紙",
    hint: "銀行名、支店名、口座番号、名義が読めるように撮ってください。",
    required: true,
    accept: "image/jpeg,image/png,application/pdf",
    files: [],
    onPick: fn(),
    onCancel: fn(),
    onRetry: fn(),
    onRemove: fn(),
  },
} satisfies Meta<typeof FileField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.upload(canvas.getByLabelText(/通帳の表紙/), passbook);
    await expect(args.onPick).toHaveBeenCalledWith([passbook]);
  },
};
/** A full slot hides its button: the field takes the focus, and gives it back later. */
export const KeepsFocus: Story = {
  render: function Render(args) {
    const [files, setFiles] = useState<FileRow[]>([]);
    return (
      <FileField {...args} files={files} onPick={() => setFiles([done])} onRemove={() => setFiles([])} />
    );
  },
  play: async ({ canvas }) => {
    const picker = () => canvas.getByLabelText(/通帳の表紙/, { selector: "input" });
    picker().focus();
    // `upload` would remove the focus before choosing.
    const transfer = new DataTransfer();
    transfer.items.add(passbook);
    (picker() as HTMLInputElement).files = transfer.files;
    picker().dispatchEvent(new Event("change", { bubbles: true }));
    await waitFor(() => expect(canvas.getByRole("list")).toHaveFocus());
    canvas.getByRole("button", { name: "通帳の表紙.jpgを削除する" }).focus();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(picker()).toHaveFocus());
  },
};
export const Dropped: Story = {
  args: { multiple: true, label: "決算書" },
  play: async ({ args, canvas }) => {
    const slot = canvas.getByText("まとめて選べます");
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(passbook);
    slot.dispatchEvent(new DragEvent("drop", { bubbles: true, cancelable: true, dataTransfer }));
    await expect(args.onPick).toHaveBeenCalledOnce();
  },
};
export const Uploading: Story = {
  args: {
    multiple: true,
    label: "決算書",
    files: [
      done,
      { id: "2", name: "貸借対照表.pdf", state: "uploading", progress: 0.45 },
      { id: "3", name: "損益計算書.pdf", state: "waiting" },
    ],
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "貸借対照表.pdfのアップロードを中止する" }));
    await expect(args.onCancel).toHaveBeenCalledWith("2");
  },
};
/** A full slot has no button that chooses a file. */
const full = { controls: { exclude: ["accept", "multiple", "drawing", "disabled"] } };

export const BeingChecked: Story = {
  parameters: full,
  args: { files: [{ id: "2", name: "貸借対照表.pdf", state: "uploading", progress: 1 }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/内容を確認しています/)).toBeVisible();
  },
};
export const Uploaded: Story = {
  parameters: full,
  args: { files: [done] },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "通帳の表紙.jpgを削除する" }));
    await expect(args.onRemove).toHaveBeenCalledWith("1");
  },
};
export const WithError: Story = {
  args: {
    multiple: true,
    label: "決算書",
    error: "損益計算書を提出してください。",
    files: [
      done,
      {
        id: "2",
        name: "損益計算書.pdf",
        state: "failed",
        message: "パスワードのかかったPDFは読めません。解除してからお送りください。",
      },
    ],
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "損益計算書.pdfをもう一度アップロードする" }));
    await expect(args.onRetry).toHaveBeenCalledWith("2");
  },
};
const refusedFile = {
  id: "3",
  name: "memo.txt",
  state: "failed",
  isFinal: true,
  message: "PDFか写真を選んでください。",
} as const;
/** After a refused file the slot accepts another one. */
export const Refused: Story = {
  args: { files: [refusedFile] },
  play: async ({ args, canvas }) => {
    await userEvent.upload(canvas.getByLabelText(/通帳の表紙/), passbook);
    await expect(args.onRemove).toHaveBeenCalledWith("3");
    await expect(args.onPick).toHaveBeenCalledWith([passbook]);
  },
};
export const Disabled: Story = { args: { disabled: true } };
export const ReadOnly: Story = { parameters: full, args: { readOnly: true, files: [done] } };
export const LongText: Story = {
  parameters: full,
  args: {
    files: [
      {
        ...done,
        name: `${longName}_2026年度決算報告書（最終版）.pdf`,
      },
    ],
  },
};
