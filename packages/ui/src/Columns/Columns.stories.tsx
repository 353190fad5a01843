import type { Meta, StoryObj } from "@storybook/react-vite";
import { Card } from "../Card/Card.tsx";
import { Page } from "../Page/Page.tsx";
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
  decorators: [
    (Story) => (
      <Page width="narrow">
        <Story />
      </Page>
    ),
  ],
};
export const Whole: Story = { args: { layout: "whole" } };
export const Halves: Story = { args: { layout: "halves" } };
export const Pair: Story = { args: { layout: "pair" } };
export const Thirds: Story = { args: { layout: "thirds" } };
