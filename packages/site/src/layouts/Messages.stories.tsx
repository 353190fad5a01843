import { listEntries, login } from "@kaitori/wire";
import type { Meta } from "@storybook/react-vite";
import { screen, userEvent, within } from "storybook/test";
import type { Reason } from "#foundation/notices/notice.ts";
import { entryOfStory } from "#stories/entry-states.ts";
import { representative } from "#stories/people.ts";
import { expectFocus, expectVisible, type ScreenStoryOptions, screenStory } from "#stories/screen-story.tsx";
import { answers, refuses } from "#stories/story-server.ts";

export default { title: "Screens/Messages" } satisfies Meta;

/** Shows messages that may appear on any page, here on my-page. */
const onMyPage = (changes: Partial<ScreenStoryOptions>) =>
  screenStory({
    at: "/mypage/",
    user: representative,
    ...changes,
    server: [...(changes.server ?? []), answers(listEntries, [entryOfStory])],
  });
/** Loaded as a separate chunk after the page. */
const openDialog = () => screen.findByRole("dialog", undefined, { timeout: 10_000 });
const dialogIsOpen = async () => {
  await expectVisible(await openDialog());
};
const loginPageAfter = (reason: Reason) =>
  screenStory({ at: "/login/", prepare: ({ notice }) => notice.announce(reason) });

export const NewerBuild = onMyPage({ prepare: ({ newerBuild }) => newerBuild.setState(true, true) });
NewerBuild.name = "新しい版がある";
export const ShortMessage = onMyPage({
  prepare: ({ toasts }) => toasts.show("positive", "登録情報を保存しました。"),
});
ShortMessage.name = "短い知らせ";
export const DeletionFailed = onMyPage({
  prepare: ({ toasts }) =>
    toasts.show("critical", "削除に失敗しました。画面をリロードして再度お試しください"),
});
DeletionFailed.name = "削除の失敗";

export const SessionEndsSoon = onMyPage({
  user: {
    ...representative,
    session: {
      seconds_left: 60,
      expires_at: "2026-11-21T10:00:00+09:00",
      ends_at: "2026-11-21T20:00:00+09:00",
    },
  },
  play: async () => {
    const dialog = within(await openDialog());
    await expectFocus(dialog.getByRole("button", { name: "このまま続ける" }));
  },
});
SessionEndsSoon.name = "まもなくログアウト";
export const SessionEnded = onMyPage({
  prepare: ({ reauth }) => void reauth.requestLogin(),
  play: dialogIsOpen,
});
SessionEnded.name = "利用中のログインの期限切れ";
export const PasswordRequired = onMyPage({
  prepare: ({ reauth }) => void reauth.requestLogin("passwordRequired"),
  play: dialogIsOpen,
});
PasswordRequired.name = "パスワードの再確認";

/** A user of another service has no password. */
export const PasswordMissing = onMyPage({
  user: { ...representative, has_usable_password: false },
  prepare: ({ reauth }) => void reauth.requestLogin("passwordRequired"),
  play: dialogIsOpen,
});
PasswordMissing.name = "本人確認：パスワードが未設定";
export const WrongPassword = onMyPage({
  prepare: ({ reauth }) => void reauth.requestLogin(),
  server: [refuses(login, 401, { detail: "メールアドレスかパスワードが違います。" })],
  play: async () => {
    const dialog = within(await openDialog());
    await userEvent.type(dialog.getByLabelText("パスワード"), "not the password");
    await userEvent.click(dialog.getByRole("button", { name: /ログイン/ }));
    await expectVisible(await dialog.findByText("メールアドレスかパスワードが違います。"));
  },
});
WrongPassword.name = "再確認の誤り";

export const LoginRequired = loginPageAfter("loginRequired");
LoginRequired.name = "ログインが必要";
export const LoggedOut = loginPageAfter("loggedOut");
LoggedOut.name = "ログアウトした";
export const SessionExpired = loginPageAfter("sessionExpired");
SessionExpired.name = "ログインの期限切れ";
export const PasswordChanged = loginPageAfter("passwordChanged");
PasswordChanged.name = "パスワードを変更した";
export const ExternalAuthenticationFailed = loginPageAfter("externalAuthenticationFailed");
ExternalAuthenticationFailed.name = "外部認証の失敗";
export const GenericNotice = loginPageAfter("generic");
GenericNotice.name = "そのほかの知らせ";
