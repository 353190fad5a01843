import type { Meta, StoryObj } from "@storybook/react-vite";
import { PlusIcon } from "../Icon/index.ts";
import { Inline } from "../Inline/Inline.tsx";
import { Button } from "./Button.tsx";
import { ButtonLink } from "./ButtonLink.tsx";

const meta = { title: "Actions/Button", component: Button, args: { children: "申し込む" } } satisfies Meta<
  typeof Button
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Tones: Story = {
  parameters: { controls: { disable: true } },
  render: () => (
    <Inline>
      <Button>申し込む</Button>
      <Button tone="secondary" icon={<PlusIcon />}>
        請求書を追加する
      </Button>
      <Button tone="subtle">下書きを保存する</Button>
      <Button tone="danger">申込みを取り消す</Button>
    </Inline>
  ),
};
export const Busy: Story = { args: { busy: true } };
export const Disabled: Story = {
  parameters: { controls: { disable: true } },
  render: () => (
    <Inline>
      <Button disabled>申し込む</Button>
      <Button tone="secondary" disabled>
        請求書を追加する
      </Button>
      <Button tone="subtle" disabled>
        下書きを保存する
      </Button>
    </Inline>
  ),
};
export const AsLink: Story = {
  parameters: { controls: { disable: true } },
  render: () => (
    <ButtonLink href="#next" icon={<PlusIcon />}>
      新しく申し込む
    </ButtonLink>
  ),
};
export const LongText: Story = {
  args: { children: "入力した内容をすべて確認したうえで、この条件で債権譲渡契約を結ぶことに同意します" },
};
