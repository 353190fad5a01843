import type { Meta, StoryObj } from "@storybook/react-vite";
import { ButtonLink } from "../Button/ButtonLink.tsx";
import { SiteHeader } from "./SiteHeader.tsx";

const meta = {
  title: "Layout/SiteHeader",
  component: SiteHeader,
  parameters: { withoutPadding: true },
  args: {
    home: "#",
    mark: <strong>早払いの家</strong>,
    navigation: {
      label: "サイト内",
      links: [
        { href: "#mypage", label: "マイページ", current: true },
        { href: "#profile", label: "登録内容" },
        { href: "#help", label: "よくある質問" },
      ],
    },
    actions: (
      <ButtonLink href="#login" tone="secondary">
        ログイン
      </ButtonLink>
    ),
  },
} satisfies Meta<typeof SiteHeader>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** After the login, in the layout that the brand decides. */
export const AfterLogin: Story = { args: { isAfterLogin: true } };
export const MarkOnly: Story = { args: { navigation: undefined, actions: undefined } };
export const LongText: Story = { args: { mark: <strong>株式会社東京国際総合建設資材流通サービス</strong> } };
