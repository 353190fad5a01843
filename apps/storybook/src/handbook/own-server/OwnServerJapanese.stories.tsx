import type { Meta, StoryObj } from "@storybook/react-vite";
import { AreaPage } from "./AreaPage.tsx";
import { ErrorsPage } from "./ErrorsPage.tsx";
import { OrderPage } from "./OrderPage.tsx";
import { readablePage } from "./readable-page.ts";
import { japanese } from "./texts-ja.ts";

export default {
  title: "Handbook/自社のサーバー/呼び出し",
  parameters: { bare: true, isText: true },
  play: readablePage,
} satisfies Meta;

// Literal titles, because Storybook reads the list of pages without running this file.
export const Order: StoryObj = { name: "作る順番", render: () => <OrderPage texts={japanese} /> };
export const Errors: StoryObj = { name: "エラー", render: () => <ErrorsPage texts={japanese} /> };
export const Session: StoryObj = {
  name: "ログインとセッション",
  render: () => <AreaPage area="session" texts={japanese} />,
};
export const Registration: StoryObj = {
  name: "会員登録",
  render: () => <AreaPage area="registration" texts={japanese} />,
};
export const Credentials: StoryObj = {
  name: "パスワードとメールアドレス",
  render: () => <AreaPage area="credentials" texts={japanese} />,
};
export const Profile: StoryObj = {
  name: "登録情報",
  render: () => <AreaPage area="profile" texts={japanese} />,
};
export const Files: StoryObj = {
  name: "ファイル",
  render: () => <AreaPage area="files" texts={japanese} />,
};
export const Entries: StoryObj = {
  name: "申し込み",
  render: () => <AreaPage area="entries" texts={japanese} />,
};
export const Contract: StoryObj = {
  name: "契約",
  render: () => <AreaPage area="contract" texts={japanese} />,
};
export const Progress: StoryObj = {
  name: "経過",
  render: () => <AreaPage area="progress" texts={japanese} />,
};
export const Drafts: StoryObj = {
  name: "下書き",
  render: () => <AreaPage area="drafts" texts={japanese} />,
};
export const Lookups: StoryObj = {
  name: "検索",
  render: () => <AreaPage area="lookups" texts={japanese} />,
};
