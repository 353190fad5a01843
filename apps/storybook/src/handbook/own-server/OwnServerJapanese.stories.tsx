import type { CallArea } from "@kaitori/wire";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expectTitleAndLength } from "../short-page.ts";
import { AreaPage } from "./AreaPage.tsx";
import { ErrorsPage } from "./ErrorsPage.tsx";
import { OrderPage } from "./OrderPage.tsx";
import { japanese } from "./texts-ja.ts";

type PageArgs = { readonly area: CallArea };

export default {
  title: "Handbook/自社のサーバー/呼び出し",
  parameters: { bare: true, isText: true },
  render: ({ area }) => <AreaPage area={area} texts={japanese} />,
  play: expectTitleAndLength,
} satisfies Meta<PageArgs>;

type Story = StoryObj<Partial<PageArgs>>;

// Literal titles, because Storybook reads the list of pages without running this file.
export const Order: Story = { name: "作る順番", render: () => <OrderPage texts={japanese} /> };
export const Errors: Story = { name: "エラー", render: () => <ErrorsPage texts={japanese} /> };
export const Session: Story = { name: "ログインとセッション", args: { area: "session" } };
export const Registration: Story = { name: "会員登録", args: { area: "registration" } };
export const Credentials: Story = { name: "パスワードとメールアドレス", args: { area: "credentials" } };
export const Profile: Story = { name: "登録情報", args: { area: "profile" } };
export const Files: Story = { name: "ファイル", args: { area: "files" } };
export const Entries: Story = { name: "申し込み", args: { area: "entries" } };
export const Contract: Story = { name: "契約", args: { area: "contract" } };
export const Progress: Story = { name: "経過", args: { area: "progress" } };
export const Drafts: Story = { name: "下書き", args: { area: "drafts" } };
export const Lookups: Story = { name: "検索", args: { area: "lookups" } };
