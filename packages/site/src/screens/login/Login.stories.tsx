import { login } from "@kaitori/wire";
import type { Meta } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { screenStory } from "../../stories/screen-story.tsx";
import { refuses } from "../../stories/story-server.ts";

export default { title: "Screens/Login" } satisfies Meta;

const typeAndSend = async (canvasElement: HTMLElement) => {
  const page = within(canvasElement);
  await userEvent.type(await page.findByLabelText("メールアドレス"), "tanaka@example.jp");
  await userEvent.type(page.getByLabelText("パスワード"), "not the password");
  await userEvent.click(page.getByRole("button", { name: "ログインする" }));
  return page;
};

export const Empty = screenStory({ at: "/login/" });

export const WrongPassword = screenStory({
  at: "/login/",
  server: [refuses(login, 401, { detail: "メールアドレスかパスワードが違います。" })],
  play: async ({ canvasElement }) => {
    const page = await typeAndSend(canvasElement);
    await expect(await page.findByRole("alert")).toHaveTextContent("メールアドレスかパスワードが違います。");
  },
});
