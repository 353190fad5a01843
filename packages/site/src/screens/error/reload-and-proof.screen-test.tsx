import { listEntries, login } from "@kaitori/wire";
import { userEvent, within } from "storybook/test";
import { expect, test, vi } from "vitest";
import { representative } from "#stories/people.ts";
import { answers, refuses, refusesOnce } from "#stories/story-server.ts";
import { openedPage } from "#testing/opened-page.tsx";

test("R8.11 a page that the server shows after a proof only asks for it in the dialog, and is loaded then", async () => {
  const { page } = await openedPage({
    at: "/mypage/",
    user: representative,
    server: [
      refusesOnce(listEntries, 403, { status: "reauth_required", detail: "" }),
      answers(login, undefined as never),
    ],
  });
  const dialog = within(await page.findByRole("dialog"));
  await userEvent.type(await dialog.findByLabelText("パスワード"), "mikan to yuzu");
  await userEvent.click(dialog.getByRole("button", { name: /確認/ }));
  await page.findByRole("heading", { level: 1, name: "マイページ" });
});

test("R8.11 a page that the server refuses to an old version is reloaded, once for its build", async () => {
  const reloadOnceFor = vi.fn(async (_reason: string) => undefined);
  const { router } = await openedPage({
    at: "/mypage/",
    user: representative,
    server: [refuses(listEntries, 426, { detail: "" })],
    before: (site) => Object.assign(site.reloader, { reloadOnceFor }),
  });
  await vi.waitFor(() => expect(reloadOnceFor).toHaveBeenCalled());
  await router.revalidate();
  expect(new Set(reloadOnceFor.mock.calls.map(([reason]) => reason)).size).toBe(1);
});
