import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { longName } from "../stories/samples.ts";
import { Text } from "../Text/Text.tsx";
import { Unbroken } from "./Unbroken.tsx";

const meta = { title: "Type/Unbroken", component: Unbroken } satisfies Meta<typeof Unbroken>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { children: "madoguchi@hayabarai.example" },
  render: ({ children }) => (
    <Text>
      <Unbroken>{children}</Unbroken> からのメールを受け取れるように設定してください。
    </Text>
  ),
};
const lineOf = (element: HTMLElement) => Math.round(element.getBoundingClientRect().top);
/** An address longer than the line does not break at its hyphen. */
export const LongAddress: Story = {
  args: { children: "madoguchi@shikin-support.example" },
  render: ({ children }) => (
    <div style={{ inlineSize: 240 }}>
      <Text>
        <Unbroken>{children}</Unbroken> からのメールを受け取れるように設定してください。
      </Text>
    </div>
  ),
  play: async ({ canvas }) => {
    const host = canvas.getByText("@shikin-support.example");
    await expect(lineOf(host)).toBeGreaterThan(lineOf(canvas.getByText("madoguchi")));
    await expect(host.getBoundingClientRect().height).toBeLessThan(48);
  },
};
export const BreaksAtSpaces: Story = {
  args: { children: "月曜日から金曜日まで 朝8時30分から夕方5時まで（祝日はお休み）" },
};
export const LongText: Story = { args: { children: longName.repeat(2) } };
