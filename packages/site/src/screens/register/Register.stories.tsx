import { register } from "@kaitori/wire";
import type { Meta } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { pressSubmit } from "#stories/press-submit.ts";
import { type ScreenStoryOptions, screenStory } from "#stories/screen-story.tsx";
import { refuses } from "#stories/story-server.ts";

export default { title: "Screens/Register" } satisfies Meta;

const at = "/register/";
/** Shows every field, also in a brand for companies only. */
const settings = { individuals: true };
const pageWith = (server: ScreenStoryOptions["server"] = [], play?: ScreenStoryOptions["play"]) =>
  screenStory({ at, settings, server, play });

async function fillIn(canvasElement: HTMLElement) {
  const page = within(canvasElement);
  await userEvent.click(await page.findByRole("radio", { name: /法人/ }));
  await userEvent.type(page.getByLabelText("メールアドレス"), "tanaka@example.jp");
  await userEvent.type(page.getByLabelText("パスワード"), "mikan to yuzu");
  await userEvent.click(page.getByRole("checkbox"));
  return page;
}

export const Empty = screenStory({ at });
Empty.name = "入力前";

export const CorporationsOnly = screenStory({ at, settings: { individuals: false } });
CorporationsOnly.name = "法人のみのブランド";

export const FilledIn = pageWith([], async ({ canvasElement }) => {
  const page = await fillIn(canvasElement);
  await expect(page.getByText("12文字以上")).toHaveTextContent("満たしています");
});
FilledIn.name = "入力済み";

export const NothingFilledIn = pageWith([], async ({ canvas: page, canvasElement }) => {
  await page.findByRole("checkbox");
  await pressSubmit(canvasElement);
  await expect(await page.findByRole("alert")).toHaveTextContent(
    /4件.*事業の形を選んでください。.*メールアドレスを入力してください。/,
  );
});
NothingFilledIn.name = "何も入力していない";

export const RefusedByTheServer = pageWith(
  [refuses(register, 400, { email: ["このメールアドレスには送れません。"] })],
  async ({ canvasElement }) => {
    const page = await fillIn(canvasElement);
    await pressSubmit(canvasElement);
    await waitFor(() =>
      expect(page.getByLabelText("メールアドレス")).toHaveAccessibleDescription(/送れません/),
    );
  },
);
RefusedByTheServer.name = "サーバーが断った";
