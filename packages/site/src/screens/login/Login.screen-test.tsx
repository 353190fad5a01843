import { addDerived } from "@kaitori/domain";
import { login } from "@kaitori/wire";
import { userEvent, waitFor } from "storybook/test";
import { expect, test } from "vitest";
import { representative } from "#stories/people.ts";
import { answers, refuses } from "#stories/story-server.ts";
import { openTestPage } from "#testing/open-test-page.tsx";

type TestPage = Awaited<ReturnType<typeof openTestPage>>;

async function logIn({ page }: TestPage, { stayLoggedIn = false } = {}) {
  await userEvent.type(page.getByLabelText("メールアドレス"), "tanaka@example.jp");
  await userEvent.type(page.getByLabelText("パスワード"), "the right password");
  if (stayLoggedIn) await userEvent.click(page.getByRole("checkbox", { name: /ログインしたままにする/ }));
  await userEvent.click(page.getByRole("button", { name: "ログインする" }));
}

test("an unconfirmed address is recognised by its error code, whatever the message", async () => {
  const refusal = { detail: "未確認です。", codes: { detail: [{ code: "notActivated" }] } };
  const testPage = await openTestPage({ at: "/login/", server: [refuses(login, 401, refusal)] });
  await logIn(testPage);
  await testPage.page.findByText("メールアドレスの確認が済んでいません", { exact: false });
});

const session = {
  seconds_left: 1800,
  expires_at: "2026-11-21T10:30:00+09:00",
  ends_at: "2026-11-21T20:00:00+09:00",
};

test("a repeated login keeps 'stay logged in'", async () => {
  // Without a user, because the login page redirects a logged-in user.
  const testPage = await openTestPage({ at: "/login/", server: [answers(login, session)] });
  await logIn(testPage, { stayLoggedIn: true });
  const { page, site, requests } = testPage;
  const logins = () => requests.filter(({ path }) => path === "/api/auth/");
  await waitFor(() => expect(logins()).toHaveLength(1));
  expect(JSON.parse(logins()[0]?.body ?? "")).toMatchObject({ persistLoginState: true });

  // The first login must finish before the dialog opens.
  await waitFor(() => expect(page.queryByText("処理しています")).toBeNull());
  site.session.store.setState({ kind: "user", user: addDerived(representative) }, true);
  void site.reauth.requestLogin();
  await userEvent.type(
    await page.findByLabelText("パスワード", { selector: "dialog *" }),
    "the right password",
  );
  await userEvent.click(page.getByRole("button", { name: "ログインして続ける" }));
  await waitFor(() => expect(logins()).toHaveLength(2));
  expect(JSON.parse(logins()[1]?.body ?? "")).not.toMatchObject({ persistLoginState: false });
});
