import type { Meta, StoryObj } from "@storybook/react-vite";
import { Heading } from "../Heading/Heading.tsx";
import { Stack } from "../Stack/Stack.tsx";
import { Text } from "../Text/Text.tsx";
import { Page } from "./Page.tsx";

const meta = {
  title: "Layout/Page",
  component: Page,
  parameters: { withoutPadding: true },
  args: {
    children: (
      <Stack>
        <Heading level={1}>ご利用にあたって</Heading>
        <Text>申し込みには、直近3か月分の入出金明細と、買い取りをご希望の請求書が必要です。</Text>
      </Stack>
    ),
  },
} satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Narrow: Story = { args: { width: "narrow" } };
export const Wide: Story = { args: { width: "wide" } };
