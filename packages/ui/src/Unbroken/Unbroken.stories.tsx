import type { Meta, StoryObj } from "@storybook/react-vite";
import { Text } from "../Text/index.ts";
import { Unbroken } from "./index.ts";

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
export const BreaksAtSpaces: Story = {
  args: { children: "月曜日から金曜日まで 朝8時30分から夕方5時まで（祝日はお休み）" },
};
export const LongText: Story = {
  args: {
    children:
      "株式会社東京国際総合建設資材流通サービスホールディングス関東甲信越支社第二営業部株式会社東京国際総合建設資材流通サービスホールディングス関東甲信越支社第二営業部",
  },
};
