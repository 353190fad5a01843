import { login } from "@kaitori/wire";
import type { Meta } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { storiesAt } from "#stories/screen-story.tsx";
import { keepsWaiting, refuses, unreachable } from "#stories/story-server.ts";

export default { title: "Screens/Login" } satisfies Meta;

const pageWith = storiesAt({ at: "/login/" });

const submitWrongPassword = async (canvasElement: HTMLElement) => {
  const page = within(canvasElement);
  await userEvent.type(await page.findByLabelText("メールアドレス"), "tanaka@example.jp");
  await userEvent.type(page.getByLabelText("パスワード"), "not the password");
  await userEvent.click(page.getByRole("button", { name: "ログインする" }));
  return page;
};

const backgroundOf = (element: HTMLElement) => getComputedStyle(element).backgroundColor;

export const Empty = pageWith();
Empty.name = "入力前";

export const NothingFilledIn = pageWith([], async ({ canvas: page }) => {
  await userEvent.click(await page.findByRole("button", { name: "ログインする" }));
  await expect(await page.findByRole("alert")).toHaveTextContent("2件");
});
NothingFilledIn.name = "何も入力していない";

export const Sending = pageWith([keepsWaiting(login)], async ({ canvasElement }) => {
  await submitWrongPassword(canvasElement);
});
Sending.name = "送信中";

export const NoConnection = pageWith([unreachable(login)], async ({ canvasElement }) => {
  const page = await submitWrongPassword(canvasElement);
  await expect(await page.findByRole("alert")).toHaveTextContent("つながりません");
});
NoConnection.name = "つながらない";

export const WrongPassword = pageWith(
  [refuses(login, 401, { detail: "メールアドレスかパスワードが違います。" })],
  async ({ canvasElement }) => {
    const page = await submitWrongPassword(canvasElement);
    await expect(await page.findByRole("alert")).toHaveTextContent("メールアドレスかパスワードが違います。");
  },
);
WrongPassword.name = "パスワードの誤り";

export const Unverified = pageWith(
  [
    refuses(login, 401, {
      detail: "メールアドレスの確認が済んでいません。お送りしたメールをご確認ください。",
    }),
  ],
  async ({ canvasElement }) => {
    const page = await submitWrongPassword(canvasElement);
    await expect(await page.findByRole("button", { name: "確認メールをもう一度送る" })).toBeEnabled();
    await expect(page.getByLabelText("パスワード")).not.toBeInvalid();
  },
);
Unverified.name = "メールアドレスが未確認";

export const TooManyFailures = pageWith(
  [refuses(login, 429, { detail: "", retry_after: 256 })],
  async ({ canvasElement }) => {
    const page = await submitWrongPassword(canvasElement);
    await expect(await page.findByRole("alert")).toHaveTextContent("約5分たってから");
  },
);
TooManyFailures.name = "失敗が多すぎる";

export const AccountAtOtherService = pageWith(
  [
    refuses(login, 401, {
      correct_login_url: "https://partner.example/login/",
      service_name: "みらい会計",
    }),
  ],
  async ({ canvas: page, canvasElement }) => {
    const submit = await page.findByRole("button", { name: "ログインする" });
    const primary = backgroundOf(submit);
    await submitWrongPassword(canvasElement);
    await expect(await page.findByRole("alert")).toHaveTextContent("みらい会計");
    const serviceLink = page.getByRole("link", { name: "みらい会計（partner.example）のログインへ進む" });
    await expect(backgroundOf(serviceLink)).toBe(primary);
    await waitFor(() => expect(backgroundOf(submit)).not.toBe(primary));
  },
);
AccountAtOtherService.name = "ほかのサービスにアカウントがある";
