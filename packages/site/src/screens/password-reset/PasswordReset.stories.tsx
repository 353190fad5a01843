import { confirmPasswordReset, requestPasswordReset } from "@kaitori/wire";
import type { Meta } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { doneState } from "#foundation/site/done-state.ts";
import { screenStory } from "#stories/screen-story.tsx";
import { answers, refuses } from "#stories/story-server.ts";

export default { title: "Screens/PasswordReset" } satisfies Meta;

const linkAddress = "/profile/password/reset/reset/$?uid=1&token=x";

async function setPassword(canvasElement: HTMLElement, password: string) {
  const page = within(canvasElement);
  await userEvent.type(await page.findByLabelText("新しいパスワード"), password);
  await userEvent.click(page.getByRole("button", { name: "パスワードを設定する" }));
  return page;
}

const storyOfProblem = (reason: "expired" | "used" | "unknown", title: string) =>
  screenStory({
    at: linkAddress,
    server: [refuses(confirmPasswordReset, 410, { detail: "", reason })],
    play: async ({ canvasElement }) => {
      const page = await setPassword(canvasElement, "mikan to yuzu");
      await expect(await page.findByRole("heading", { level: 1, name: title })).toBeVisible();
    },
  });

export const Recover = screenStory({ at: "/profile/password/reset/recover/" });
Recover.name = "再設定をはじめる";

export const InvalidAddress = screenStory({
  at: "/profile/password/reset/recover/",
  play: async ({ canvas: page }) => {
    await userEvent.type(await page.findByLabelText("メールアドレス"), "tanaka");
    await userEvent.click(page.getByRole("button", { name: "再設定のメールを送る" }));
    await expect(page.getByLabelText("メールアドレス")).toHaveAccessibleDescription(/「@」/);
  },
});
InvalidAddress.name = "アドレスの誤り";

export const MissingAddress = screenStory({
  at: "/profile/password/reset/recover/",
  play: async ({ canvas: page }) => {
    await userEvent.click(await page.findByRole("button", { name: "再設定のメールを送る" }));
    await expect(page.getByRole("link", { name: "メールアドレスを入力してください。" })).toBeVisible();
  },
});
MissingAddress.name = "アドレスが空";

export const MailSent = screenStory({
  at: "/profile/password/reset/recover/",
  server: [answers(requestPasswordReset, undefined)],
  play: async ({ canvas: page, canvasElement }) => {
    await userEvent.type(await page.findByLabelText("メールアドレス"), "tanaka@exmaple.jp");
    await userEvent.click(page.getByRole("button", { name: "再設定のメールを送る" }));
    await page.findByRole("heading", { level: 1, name: "メールをご確認ください" });
    await expect(canvasElement).toHaveTextContent("tanaka@exmaple.jp が登録のある");
  },
});
MailSent.name = "メールを送った";
export const MailSentOpenedDirectly = screenStory({ at: "/profile/password/reset/done/" });
MailSentOpenedDirectly.name = "メールを送った（直接開いた）";
export const NewPassword = screenStory({ at: linkAddress });
NewPassword.name = "新しいパスワード";

export const Expired = storyOfProblem("expired", "再設定のリンクの期限が過ぎています");
Expired.name = "期限切れ";
export const Used = storyOfProblem("used", "このリンクはすでに使われています");
Used.name = "使用済みのリンク";
export const UnknownLink = storyOfProblem("unknown", "リンクを確認できませんでした");
UnknownLink.name = "確認できないリンク";
export const WithoutToken = screenStory({ at: "/profile/password/reset/reset/$?uid=1" });
WithoutToken.name = "リンクが不完全";
export const Done = screenStory({ at: "/profile/password/reset/reset/done/", state: doneState });
Done.name = "完了";
export const DoneOpenedDirectly = screenStory({ at: "/profile/password/reset/reset/done/" });
DoneOpenedDirectly.name = "完了のページだけを開いた";
