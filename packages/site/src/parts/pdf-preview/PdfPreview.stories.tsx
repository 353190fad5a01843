import { FileLine, UiProvider } from "@kaitori/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { samplePdf } from "#stories/sample-pdf.ts";
import { PdfPreview } from "./PdfPreview.tsx";

const meta = {
  title: "Data/PdfPreview",
  component: FileLine,
  args: { name: "請求書-2026-11.pdf", preview: { kind: "pdf", url: samplePdf } },
  decorators: [
    (Story) => (
      <UiProvider pdfPreview={PdfPreview}>
        <ul>
          <Story />
        </ul>
      </UiProvider>
    ),
  ],
} satisfies Meta<typeof FileLine>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Drawn: Story = {
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector("canvas:not([hidden])")).toBeVisible(), {
      timeout: 12_000,
    });
  },
};

export const Broken: Story = {
  args: { preview: { kind: "pdf", url: "data:application/pdf;base64,JVBERg==" } },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector("canvas[hidden]")).toBeInTheDocument(), {
      timeout: 12_000,
    });
    await expect(canvasElement.querySelector("svg")).toBeVisible();
  },
};
