import { activateAccount, register, resendActivation } from "@kaitori/wire";
import type { Meta } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { representative } from "#stories/people.ts";
import { pressSubmit, screenStory } from "#stories/screen-story.tsx";
import { answers, keepsWaiting, refuses, type StoryAnswer, unreachable } from "#stories/story-server.ts";

export default { title: "Screens/Activation" } satisfies Meta;

const linkAddress = "/register/activation/?token=x";
const storyOfProblem = (reason: "expired" | "used" | "unknown") =>
  screenStory({ at: linkAddress, server: [refuses(activateAccount, 410, { detail: "", reason })] });

export const MailSent = screenStory({
  at: "/register/",
  settings: { individuals: true },
  server: [answers(register, { id: 1, email: "tanaka@example.jp", corporate_division: "corporate" })],
  play: async ({ canvas: page, canvasElement }) => {
    await userEvent.click(await page.findByRole("radio", { name: /法人/ }));
    await userEvent.type(page.getByLabelText("メールアドレス"), "tanaka@example.jp");
    await userEvent.type(page.getByLabelText("パスワード"), "mikan to yuzu");
    await userEvent.click(page.getByRole("checkbox"));
    await pressSubmit(canvasElement);
    await expect((await page.findByText("tanaka")).parentElement).toHaveTextContent("tanaka@example.jp");
    await expect(page.getByRole("button", { name: /もう一度送る/ })).toBeDisabled();
  },
});
MailSent.name = "メールを送った";

export const OpenedDirectly = screenStory({ at: "/register/activation/" });
OpenedDirectly.name = "直接開いた";

const storyOfResending = (answer: StoryAnswer, shown: RegExp) =>
  screenStory({
    at: "/register/activation/",
    server: [answer],
    play: async ({ canvas: page }) => {
      await userEvent.type(await page.findByLabelText("メールアドレス"), "tanaka@example.jp");
      await userEvent.click(page.getByRole("button", { name: /もう一度送る/ }));
      await expect(await page.findByText(shown)).toBeVisible();
    },
  });
export const SentAgain = storyOfResending(answers(resendActivation, undefined), /もう一度お送りしました/);
SentAgain.name = "もう一度送った";
export const TooOften = storyOfResending(
  refuses(resendActivation, 429, { detail: "", retry_after: 300 }),
  /約5分後/,
);
TooOften.name = "回数が多すぎる";

export const Checking = screenStory({ at: linkAddress, server: [keepsWaiting(activateAccount)] });
Checking.name = "確認中";
export const Expired = storyOfProblem("expired");
Expired.name = "期限切れ";
export const Used = storyOfProblem("used");
Used.name = "使用済みのリンク";
export const UsedLoggedIn = screenStory({
  at: linkAddress,
  user: representative,
  server: [refuses(activateAccount, 410, { detail: "", reason: "used" })],
  play: async ({ canvas: page }) => {
    await expect(await page.findByRole("link", { name: "マイページへ進む" })).toHaveAttribute(
      "href",
      "/mypage/",
    );
    await expect(page.queryByText(/ログインしてください/)).toBeNull();
  },
});
UsedLoggedIn.name = "使用済みのリンク（ログイン中）";
export const UnknownLink = storyOfProblem("unknown");
UnknownLink.name = "確認できないリンク";
export const OpenedOnOtherDevice = screenStory({
  at: linkAddress,
  server: [refuses(activateAccount, 409, { detail: "", needs: "password" })],
  play: async ({ canvas: page }) => {
    await expect(await page.findByRole("heading", { level: 1, name: /パスワードを設定/ })).toBeVisible();
    await userEvent.click(page.getByRole("button", { name: /設定して/ }));
    await expect(page.getByLabelText("パスワード")).toHaveAccessibleDescription(/12文字以上/);
  },
});
OpenedOnOtherDevice.name = "別の端末で開いた";
export const NoConnection = screenStory({ at: linkAddress, server: [unreachable(activateAccount)] });
NoConnection.name = "つながらない";
export const Complete = screenStory({ at: "/register/complete/" });
Complete.name = "登録の完了";
