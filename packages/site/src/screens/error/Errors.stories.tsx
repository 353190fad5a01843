import { listEntries } from "@kaitori/wire";
import type { Meta } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { representative } from "#stories/people.ts";
import { screenStory, storiesAt } from "#stories/screen-story.tsx";
import { refuses, unreachable } from "#stories/story-server.ts";

export default { title: "Screens/Errors" } satisfies Meta;

const pageWith = storiesAt({ at: "/mypage/", user: representative });

export const NotFound = screenStory({
  at: "/nowhere/",
  play: async ({ canvas: page }) => {
    await expect(await page.findByRole("link", { name: "トップページに戻る" })).toBeVisible();
    await expect(within(page.getByRole("main")).getByRole("link", { name: "ログイン" })).toBeVisible();
  },
});
NotFound.name = "見つからない";
export const ServerError = pageWith([refuses(listEntries, 502, {})], async ({ canvas: page }) => {
  await expect(await page.findByRole("link", { name: "マイページに戻る" })).toBeVisible();
  await expect(page.getByRole("link", { name: "トップページに戻る" })).toBeVisible();
});
ServerError.name = "サーバーの障害";
export const SessionEnded = pageWith([refuses(listEntries, 401, { detail: "" })]);
SessionEnded.name = "利用中のログインの期限切れ";
export const StaleToken = pageWith([refuses(listEntries, 403, { detail: "CSRF tokens do not match" })]);
StaleToken.name = "ページのトークンの期限切れ";
export const OtherService = pageWith([
  refuses(listEntries, 401, {
    correct_login_url: `${location.origin}/login/`,
    service_name: "請求書ポータル",
  }),
]);
OtherService.name = "ほかのサービスのログイン";
export const NoConnection = pageWith([unreachable(listEntries)]);
NoConnection.name = "応答がない";
export const SiteError = pageWith([refuses(listEntries, 200, [{ id: "31" }])]);
SiteError.name = "画面の不具合";
