import { register } from "@kaitori/wire";
import type { Meta } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { pressSubmit, screenStory, storiesAt } from "#stories/screen-story.tsx";
import { refuses } from "#stories/story-server.ts";

export default { title: "Screens/Register" } satisfies Meta;

const at = "/register/";
// Every field is shown, also in a brand for companies only.
const pageWith = storiesAt({ at, settings: { individuals: true } });

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
