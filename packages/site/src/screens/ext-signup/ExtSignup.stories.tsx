import { type ExternalSignup, exchangeSignupLink } from "@kaitori/wire";
import type { Meta } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { screenStory, storiesAt } from "#stories/screen-story.tsx";
import { answers, refuses } from "#stories/story-server.ts";

export default { title: "Screens/ExtSignup" } satisfies Meta;

const pageWith = storiesAt({ at: "/ext/signup/?link=x" });
const signup: ExternalSignup = {
  signup_token: "x",
  service_name: "みらい会計",
  email: "tanaka@example.jp",
  corporate_division: "corporate",
  company_name: "株式会社田中製作所",
  first_name: "健一",
  last_name: "田中",
};

export const Offered = pageWith([answers(exchangeSignupLink, signup)]);
Offered.name = "条件の提示";

export const OnlyMailAddress = pageWith([
  answers(exchangeSignupLink, {
    ...signup,
    corporate_division: "none",
    company_name: "",
    first_name: "",
    last_name: "",
  }),
]);
OnlyMailAddress.name = "メールアドレスだけの情報";

export const AccountAtOtherService = pageWith(
  [
    refuses(exchangeSignupLink, 401, {
      correct_login_url: "https://partner.example/login/",
      service_name: "みらい会計",
    }),
  ],
  async ({ canvas }) => {
    const link = await canvas.findByRole("link", { name: "みらい会計のログインへ進む" });
    await expect(link).toHaveAttribute("href", "https://partner.example/login/");
  },
);
AccountAtOtherService.name = "ほかのサービスにアカウントがある";

export const Expired = pageWith(
  [refuses(exchangeSignupLink, 410, { detail: "", reason: "expired" })],
  async ({ canvas }) => {
    await expect(await canvas.findByText(/連携の期限が過ぎています/)).toBeVisible();
  },
);
Expired.name = "期限切れ";

export const UnknownLink = pageWith([refuses(exchangeSignupLink, 410, { detail: "", reason: "unknown" })]);
UnknownLink.name = "確認できないリンク";
export const AuthenticationError = screenStory({ at: "/ext/authentication_error/" });
AuthenticationError.name = "認証の失敗";
