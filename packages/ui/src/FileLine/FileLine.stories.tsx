import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "../Button/Button.tsx";
import { samplePicture } from "../stories/samples.ts";
import { Text } from "../Text/Text.tsx";
import { UiProvider } from "../UiProvider/UiProvider.tsx";
import { FileLine } from "./FileLine.tsx";

const meta = {
  title: "Data/FileLine",
  component: FileLine,
  args: {
    name: "請求書_青空建設.png",
    preview: { kind: "image", url: samplePicture },
    children: (
      <Text size="small" tone="subtle">
        2026年11月18日（水） 受け取り
      </Text>
    ),
    actions: <Button tone="subtle">開く</Button>,
  },
  decorators: [(Content) => <ul>{Content()}</ul>],
} satisfies Meta<typeof FileLine>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Pdf: Story = {
  args: { name: "試算表.pdf", preview: { kind: "pdf", url: samplePicture } },
  decorators: [
    (Content) => (
      <UiProvider pdfPreview={({ url, className }) => <img src={url} alt="" className={className} />}>
        {Content()}
      </UiProvider>
    ),
  ],
};
export const PdfWithoutPreview: Story = {
  args: { name: "試算表.pdf", preview: { kind: "pdf", url: samplePicture } },
};
export const WithoutPreview: Story = { args: { preview: undefined } };
export const Failed: Story = { args: { failure: "ファイルが大きすぎます。", children: undefined } };
export const LongText: Story = {
  args: {
    name: "株式会社東京国際総合建設資材流通サービスホールディングス_invoice_2026_11_final_final_corrected_v3.png",
  },
};
