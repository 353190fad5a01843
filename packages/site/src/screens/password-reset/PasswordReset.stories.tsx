import { confirmPasswordReset, requestPasswordReset } from "@kaitori/wire";
import type { Meta } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { happened } from "#foundation/site/has-happened.ts";
import { screenStory } from "#stories/screen-story.tsx";
import { answers, isOutOfReach, refuses } from "#stories/story-server.ts";

export default { title: "Screens/PasswordReset" } satisfies Meta;

const fromMail = "/profile/password/reset/reset/$?uid=1&token=x";

async function setPassword(canvasElement: HTMLElement, password: string) {
  const page = within(canvasElement);
  await userEvent.type(await page.findByLabelText("新しいパスワード"), password);
  await userEvent.click(page.getByRole("button", { name: "パスワードを設定する" }));
  return page;
}

const gone = (reason: "expired" | "used" | "unknown", title: string) =>
  screenStory({
    at: fromMail,
    server: [refuses(confirmPasswordReset, 410, { detail: "", reason })],
    play: async ({ canvasElement }) => {
      const page = await setPassword(canvasElement, "mikan to yuzu");
      await expect(await page.findByRole("heading", { level: 1, name: title })).toBeVisible();
    },
  });

export const Recover = screenStory({ at: "/profile/password/reset/recover/" });

export const NotAnAddress = screenStory({
  at: "/profile/password/reset/recover/",
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.type(await page.findByLabelText("メールアドレス"), "tanaka");
    await userEvent.click(page.getByRole("button", { name: "再設定のメールを送る" }));
    await expect(page.getByLabelText("メールアドレス")).toHaveAccessibleDescription(/「@」/);
  },
});

/** The address is shown: whoever waits for the mail in vain sees the slip. */
export const MailSent = screenStory({
  at: "/profile/password/reset/recover/",
  server: [answers(requestPasswordReset, undefined)],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.type(await page.findByLabelText("メールアドレス"), "tanaka@exmaple.jp");
    await userEvent.click(page.getByRole("button", { name: "再設定のメールを送る" }));
    await page.findByRole("heading", { level: 1, name: "メールをご確認ください" });
    await expect(canvasElement).toHaveTextContent("tanaka@exmaple.jp が登録のある");
  },
});
export const MailSentOpenedByItself = screenStory({ at: "/profile/password/reset/done/" });
export const NewPassword = screenStory({ at: fromMail });

export const TooShort = screenStory({
  at: fromMail,
  play: async ({ canvasElement }) => {
    const page = await setPassword(canvasElement, "short");
    await expect(page.getByLabelText("新しいパスワード")).toHaveAccessibleDescription(/12文字以上にして/);
  },
});

export const NoConnection = screenStory({
  at: "/profile/password/reset/recover/",
  server: [isOutOfReach(requestPasswordReset)],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.type(await page.findByLabelText("メールアドレス"), "tanaka@example.jp");
    await userEvent.click(page.getByRole("button", { name: "再設定のメールを送る" }));
    await expect(await page.findByRole("alert")).toHaveTextContent("つながりません");
  },
});

export const Expired = gone("expired", "再設定のリンクの期限が過ぎています");
export const Used = gone("used", "このリンクはすでに使われています");
export const Unknown = gone("unknown", "リンクを確認できませんでした");
export const WithoutToken = screenStory({ at: "/profile/password/reset/reset/$?uid=1" });
export const Done = screenStory({ at: "/profile/password/reset/reset/done/", state: happened });
export const DoneOpenedByItself = screenStory({ at: "/profile/password/reset/reset/done/" });
