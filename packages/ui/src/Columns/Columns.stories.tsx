import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Card } from "../Card/Card.tsx";
import { Page } from "../Page/Page.tsx";
import { TextField } from "../TextField/TextField.tsx";
import { deriveTheme, neutralDecisions, themeToCss } from "../theme/index.ts";
import { Columns } from "./Columns.tsx";

const meta = {
  title: "Layout/Columns",
  component: Columns,
  args: {
    children: (
      <>
        <Card>いま行うこと</Card>
        <Card tone="subtle">残りの準備</Card>
      </>
    ),
  },
} satisfies Meta<typeof Columns>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const BesideANarrowPage: Story = {
  args: { layout: "beside" },
  parameters: { withoutPadding: true },
  decorators: [(Content) => <Page width="narrow">{Content()}</Page>],
};
/** The second column has no space for labels beside fields. */
export const FieldInTheSecondColumn: Story = {
  globals: { viewport: { value: "desktop" } },
  parameters: { withoutPadding: true },
  args: {
    children: (
      <>
        <Card>いま行うこと</Card>
        <div>
          <TextField label="お問い合わせの内容" required />
        </div>
      </>
    ),
  },
  decorators: [
    (Story) => (
      <Page width="wide">
        <style>{themeToCss(deriveTheme({ ...neutralDecisions, fields: "labelStrips" }))}</style>
        <Story />
      </Page>
    ),
  ],
  play: async ({ canvas }) => {
    const field = canvas.getByRole("textbox").getBoundingClientRect();
    const label = canvas.getByText("お問い合わせの内容").getBoundingClientRect();
    await expect(field.top).toBeGreaterThanOrEqual(label.bottom);
  },
};
export const Whole: Story = { args: { layout: "whole" } };
export const Halves: Story = { args: { layout: "halves" } };
export const Pair: Story = { args: { layout: "pair" } };
export const Thirds: Story = { args: { layout: "thirds" } };
