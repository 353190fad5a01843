import { withDerived } from "@kaitori/domain";
import { login } from "@kaitori/wire";
import { userEvent, waitFor } from "storybook/test";
import { expect, test } from "vitest";
import { representative } from "#stories/people.ts";
import { answers, refuses } from "#stories/story-server.ts";
import { openTestPage } from "#testing/open-test-page.tsx";

type Opened = Awaited<ReturnType<typeof openTestPage>>;

async function logIn({ page }: Opened, { staying = false } = {}) {
  await userEvent.type(page.getByLabelText("メールアドレス"), "tanaka@example.jp");
  await userEvent.type(page.getByLabelText("パスワード"), "the right password");
  if (staying) await userEvent.click(page.getByRole("checkbox", { name: /ログインしたままにする/ }));
  await userEvent.click(page.getByRole("button", { name: "ログインする" }));
}

const notActivated = "メールアドレスの確認が済んでいません。お送りしたメールをご確認ください。";

const codes = { detail: [{ code: "notActivated" }] };

test.each([
  { server: "only a sentence", refusal: { detail: notActivated } },
  { server: "a code beside a sentence of its own", refusal: { detail: "未確認です。", codes } },
])(
  "who has not confirmed the address can have the mail again, and hears nothing of a wrong password: $server",
  async ({ refusal }) => {
    const testPage = await openTestPage({ at: "/login/", server: [refuses(login, 401, refusal)] });
    await logIn(testPage);
    const { page } = testPage;
    await page.findAllByText(notActivated, { exact: false });
    expect(page.getByLabelText("パスワード").getAttribute("aria-invalid")).not.toBe("true");
    const ways = [...page.queryAllByRole("button"), ...page.queryAllByRole("link")];
    expect(ways.map((way) => way.textContent).join()).toMatch(/確認のメール|もう一度送|再送/);
  },
);

const session = {
  seconds_left: 1800,
  expires_at: "2026-11-21T10:30:00+09:00",
  ends_at: "2026-11-21T20:00:00+09:00",
};

test("a repeated login keeps 'stay logged in'", async () => {
  // Nobody is here at first: then the login page is shown at all.
  const testPage = await openTestPage({
    at: "/login/",
    server: [answers(login, session)],
  });
  await logIn(testPage, { staying: true });
  const { page, site, requests } = testPage;
  const logins = () => requests.filter(({ path }) => path === "/api/auth/");
  await waitFor(() => expect(logins()).toHaveLength(1));
  expect(JSON.parse(logins()[0]?.body ?? "")).toMatchObject({ persistLoginState: true });

  // Until the first login has come to its end, it would answer the question for the next one.
  await waitFor(() => expect(page.queryByText("処理しています")).toBeNull());
  site.session.store.setState({ kind: "user", user: withDerived(representative) }, true);
  void site.reauth.ask();
  await userEvent.type(
    await page.findByLabelText("パスワード", { selector: "dialog *" }),
    "the right password",
  );
  await userEvent.click(page.getByRole("button", { name: "ログインして続ける" }));
  await waitFor(() => expect(logins()).toHaveLength(2));
  expect(JSON.parse(logins()[1]?.body ?? "")).not.toMatchObject({ persistLoginState: false });
});
