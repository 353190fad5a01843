import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "../Button/Button.tsx";
import { ButtonLink } from "../Button/ButtonLink.tsx";
import { CircleAlertIcon, DocumentIcon } from "../Icon/index.ts";
import { longName } from "../stories/samples.ts";
import { EmptyState } from "./EmptyState.tsx";

const meta = {
  title: "Messages/EmptyState",
  component: EmptyState,
  args: {
    title: "申し込みはまだありません",
    drawing: <DocumentIcon size="large" />,
    children: "請求書を1枚ご用意いただければ、10分ほどで申し込めます。",
    action: <ButtonLink href="#">新しく申し込む</ButtonLink>,
  },
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithError: Story = {
  args: {
    title: "一覧を読み込めませんでした",
    drawing: <CircleAlertIcon size="large" />,
    children: "通信の状態を確かめて、もう一度お試しください。",
    action: <Button tone="secondary">もう一度読み込む</Button>,
  },
};
export const LongText: Story = { args: { title: longName, children: longName.repeat(2) } };
