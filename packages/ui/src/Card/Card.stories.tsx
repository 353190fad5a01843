import type { Meta, StoryObj } from "@storybook/react-vite";
import { Amount } from "../Amount/Amount.tsx";
import { SmallHeading } from "../Heading/Heading.tsx";
import { Link } from "../Link/Link.tsx";
import { Stack } from "../Stack/Stack.tsx";
import { longName } from "../stories/samples.ts";
import { Text } from "../Text/Text.tsx";
import { Card } from "./Card.tsx";

const meta = {
  title: "Layout/Card",
  component: Card,
  args: {
    children: (
      <Stack gap="s">
        <SmallHeading>入金額</SmallHeading>
        <Amount yen={1_284_500} size="figure" />
        <Text tone="subtle" size="small">
          2026年11月27日（金）までに振り込みます。
        </Text>
        <Link href="#" variant="standalone">
          内訳を見る
        </Link>
      </Stack>
    ),
  },
} satisfies Meta<typeof Card>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Subtle: Story = { args: { tone: "subtle" } };
export const Emphasis: Story = { args: { tone: "emphasis" } };
export const LongText: Story = {
  args: {
    children: <Text>{longName}</Text>,
  },
};
