import type { Meta, StoryObj } from "@storybook/react-vite";
import { longName } from "../stories/samples.ts";
import { PriceTable } from "./PriceTable.tsx";

const meta = {
  title: "Data/PriceTable",
  component: PriceTable,
  args: {
    caption: "お受け取り金額の内訳",
    rows: [
      {
        id: "face",
        label: "買い取る請求書の額面",
        note: "丸山建設株式会社（入金予定日 12月25日）",
        yen: 1_350_000,
      },
      { id: "fee", label: "手数料", note: "額面の4.8%", yen: 64_800, kind: "deduction" },
      { id: "transfer", label: "振込手数料", yen: 700, kind: "deduction" },
    ],
    total: { label: "入金額", yen: 1_284_500, note: "2026年11月27日（金）までに振り込みます。" },
  },
} satisfies Meta<typeof PriceTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Several: Story = {
  args: {
    rows: [
      { id: "a", label: "丸山建設株式会社", yen: 1_350_000 },
      { id: "b", label: "有限会社北野製作所", yen: 820_000 },
      { id: "sum", label: "額面の合計", yen: 2_170_000, kind: "subtotal" },
      { id: "fee", label: "手数料", yen: 104_160, kind: "deduction" },
      { id: "transfer", label: "振込手数料", yen: 700, kind: "deduction" },
    ],
    total: { label: "入金額", yen: 2_065_140 },
  },
};
export const LongText: Story = {
  args: {
    rows: [
      {
        id: "face",
        label: longName,
        note: longName,
        yen: 9_999_999_999,
      },
    ],
    total: { label: "入金額", yen: 9_999_999_999 },
  },
};
