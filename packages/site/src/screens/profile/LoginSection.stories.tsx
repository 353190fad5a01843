import { changePassword, getProfile, type Profile, updateProfile } from "@kaitori/wire";
import type { Meta } from "@storybook/react-vite";
import { expect, screen, userEvent } from "storybook/test";
import { representative } from "#stories/people.ts";
import { corporation } from "#stories/profiles.ts";
import { expectVisible, type StoryPage, screenStory } from "#stories/screen-story.tsx";
import { answers, refuses, type StoryAnswer } from "#stories/story-server.ts";

export default { title: "Screens/ProfileLogin" } satisfies Meta;

const storyOf = (
  buttonName: string,
  server: readonly StoryAnswer[],
  act?: (page: StoryPage) => Promise<void>,
) =>
  screenStory({
    at: "/profile/",
    user: representative,
    server,
    play: async ({ canvas: page }) => {
      await userEvent.click(await page.findByRole("button", { name: `${buttonName}を変更する` }));
      await act?.(page);
    },
  });

const sendNewAddress = async (page: StoryPage) => {
  await userEvent.type(page.getByLabelText("新しいメールアドレス"), "keiri@example.jp");
  await userEvent.click(page.getByRole("button", { name: "確認メールを送る" }));
};
const sendNewPassword = async (page: StoryPage) => {
  await userEvent.type(page.getByLabelText("現在のパスワード"), "mikan to yuzu");
  await userEvent.type(page.getByLabelText("新しいパスワード"), "nashi to budou");
  await userEvent.click(page.getByRole("button", { name: "パスワードを変更する" }));
};

export const MailChange = storyOf("メールアドレス", []);
MailChange.name = "メールアドレスの変更";
export const MailChangeSent = storyOf(
  "メールアドレス",
  [answers(updateProfile, corporation)],
  async (page) => {
    await sendNewAddress(page);
    await expect((await page.findByText("keiri")).parentElement).toHaveTextContent("keiri@example.jp");
  },
);
MailChangeSent.name = "確認メールを送った";
export const PasswordChange = storyOf("パスワード", []);
PasswordChange.name = "パスワードの変更";
export const PasswordChanged = storyOf("パスワード", [answers(changePassword, undefined)], async (page) => {
  await sendNewPassword(page);
  await expectVisible(await screen.findByText("パスワードを変更しました。"));
});
PasswordChanged.name = "パスワードを変更した";
export const PasswordRefused = storyOf(
  "パスワード",
  [refuses(changePassword, 400, { current_password: ["現在のパスワードが違います。"] })],
  async (page) => {
    await sendNewPassword(page);
    await expect(await page.findByRole("alert")).toHaveTextContent("現在のパスワードが違います。");
  },
);
PasswordRefused.name = "パスワードの拒否";

/** The page refuses the password before the server does (D14). */
export const PasswordWithPhoneNumber = storyOf("パスワード", [], async (page) => {
  const password = `${corporation.owner_phone}-kkm`;
  await userEvent.type(page.getByLabelText("現在のパスワード"), "mikan to yuzu");
  await userEvent.type(page.getByLabelText("新しいパスワード"), password);
  await userEvent.click(page.getByRole("button", { name: "パスワードを変更する" }));
  await expect(await page.findByRole("alert")).toHaveTextContent(/名前/);
});
PasswordWithPhoneNumber.name = "電話番号と同じパスワード";

export const WithoutPassword = screenStory({
  at: "/profile/",
  user: { ...representative, has_usable_password: false },
  server: [answers(getProfile, { ...corporation, has_usable_password: false } satisfies Profile)],
});
WithoutPassword.name = "パスワードがない";
