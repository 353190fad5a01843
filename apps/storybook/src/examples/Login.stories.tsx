import {
  Button,
  ButtonLink,
  Card,
  Divider,
  ErrorSummary,
  Heading,
  Link,
  Page,
  PasswordField,
  SiteFooter,
  SiteHeader,
  SkipLink,
  Stack,
  Text,
  TextField,
} from "@kaitori/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";

const meta = {
  title: "Handbook/A page of components alone",
  parameters: { bare: true, wholePage: true },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const footer = {
  company: (
    <>
      <p>株式会社早払いの家</p>
      <p>東京都千代田区丸の内1丁目1番1号</p>
    </>
  ),
  contents: [
    {
      label: "規約と方針",
      links: [
        { href: "#terms", label: "利用規約" },
        { href: "#privacy", label: "個人情報保護方針" },
        { href: "#sct", label: "特定商取引法に基づく表記" },
      ],
    },
  ],
  notice: "© 2026 株式会社早払いの家",
};

function LoginPage({ failed = false }: { failed?: boolean }) {
  return (
    <>
      <SkipLink />
      <SiteHeader
        home="#"
        mark={<strong>早払いの家</strong>}
        actions={
          <ButtonLink href="#register" tone="secondary">
            新規登録
          </ButtonLink>
        }
      />
      <Page width="narrow">
        <Stack gap="l">
          <Heading level={1}>ログイン</Heading>
          {failed && (
            <ErrorSummary errors={[{ field: "password", message: "パスワードを入力してください。" }]} />
          )}
          <Card>
            <Stack gap="l">
              <TextField
                id="email"
                label="メールアドレス"
                type="email"
                autoComplete="username"
                required
                unmarked
                defaultValue={failed ? "yamada@example.co.jp" : undefined}
              />
              <PasswordField
                id="password"
                label="パスワード"
                autoComplete="current-password"
                required
                unmarked
                error={failed && "パスワードを入力してください。"}
              />
              <Stack gap="s">
                <Button width="full">ログインする</Button>
                <Link href="#reset" variant="standalone">
                  パスワードをお忘れの方
                </Link>
              </Stack>
              <Divider />
              <Stack gap="s">
                <Text size="small" tone="quiet">
                  はじめてご利用になる方は、10分ほどで登録できます。
                </Text>
                <ButtonLink href="#register" tone="secondary" width="full">
                  新規登録へ進む
                </ButtonLink>
              </Stack>
            </Stack>
          </Card>
        </Stack>
      </Page>
      <SiteFooter {...footer} />
    </>
  );
}

export const Default: Story = { render: () => <LoginPage /> };
export const WithError: Story = { render: () => <LoginPage failed /> };
