import { register } from "@kaitori/wire";
import type { Meta } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { screenStory } from "../../stories/screen-story.tsx";
import { isOutOfReach, keepsWaiting, refuses } from "../../stories/story-server.ts";

export default { title: "Screens/Register" } satisfies Meta;

const at = "/register/";

async function fillIn(canvasElement: HTMLElement) {
  const page = within(canvasElement);
  await userEvent.click(await page.findByRole("radio", { name: /法人/ }));
  await userEvent.type(page.getByLabelText("メールアドレス"), "tanaka@example.jp");
  await userEvent.type(page.getByLabelText("パスワード"), "mikan to yuzu");
  await userEvent.click(page.getByRole("checkbox"));
  return page;
}

const send = (page: ReturnType<typeof within>) =>
  userEvent.click(page.getByRole("button", { name: /登録して/ }));

export const Empty = screenStory({ at });

export const CorporationsOnly = screenStory({ at, settings: { individuals: false } });

export const Sending = screenStory({
  at,
  server: [keepsWaiting(register)],
  play: async ({ canvasElement }) => {
    await send(await fillIn(canvasElement));
  },
});

export const FilledIn = screenStory({
  at,
  play: async ({ canvasElement }) => {
    const page = await fillIn(canvasElement);
    await expect(page.getByText("12文字以上")).toHaveTextContent("満たしています");
  },
});

export const NothingFilledIn = screenStory({
  at,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByRole("checkbox");
    await send(page);
    await expect(await page.findByRole("alert")).toHaveTextContent("4件");
  },
});

export const RefusedByTheServer = screenStory({
  at,
  server: [refuses(register, 400, { email: ["このメールアドレスには送れません。"] })],
  play: async ({ canvasElement }) => {
    const page = await fillIn(canvasElement);
    await send(page);
    await expect(page.getByLabelText("メールアドレス")).toHaveAccessibleDescription(/送れません/);
  },
});

export const NoConnection = screenStory({
  at,
  server: [isOutOfReach(register)],
  play: async ({ canvasElement }) => {
    const page = await fillIn(canvasElement);
    await send(page);
    await expect(await page.findByRole("alert")).toHaveTextContent("つながりません");
  },
});
