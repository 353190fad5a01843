import { fieldsCopy } from "@kaitori/brand/copy/fields";
import { loginCopy } from "@kaitori/brand/copy/login";
import { noticesCopy } from "@kaitori/brand/copy/notices";
import { expect, type Page, type TestInfo } from "@playwright/test";
import { demoPassword, readyAccount } from "#support/demo.ts";
import { newAddress } from "#support/people.ts";
import { fillLogin } from "#support/sign-in.ts";
import { test } from "#support/test.ts";
import { wordsOf } from "#support/words.ts";

function loginForm(page: Page, info: TestInfo) {
  const words = wordsOf(info, loginCopy);
  const fields = wordsOf(info, fieldsCopy);
  return {
    email: page.getByLabel(fields.email),
    password: page.getByLabel(fields.password, { exact: true }),
    persist: page.getByRole("checkbox", { name: words.persist }),
    submit: page.getByRole("button", { name: words.submit }),
  };
}

async function logIn(page: Page, info: TestInfo, { persist = false } = {}) {
  const form = loginForm(page, info);
  await page.goto("/login/");
  await form.email.fill(readyAccount.email);
  await form.password.fill(demoPassword);
  await form.persist.setChecked(persist);
  await form.submit.click();
  await expect(page).toHaveURL(/\/mypage\/$/);
}

test(
  "R2.4 R2.5 the top page asks for nobody, /login and /register send a user to my-page",
  { tag: ["@long", "@one-brand"] },
  async ({ page }, info) => {
    await page.goto("/");
    await expect(page).toHaveURL(/\/$/);
    await logIn(page, info);
    for (const address of ["/login/", "/register/", "/register"]) {
      await page.goto(address);
      await expect(page).toHaveURL(/\/mypage\/$/);
    }
  },
);

test("R2.7 R4.5 whoever logs in comes to the very place of the page that was asked for", async ({
  page,
}, info) => {
  await page.goto("/profile/#identity");
  await expect(page).toHaveURL(/\/login\/\?next=%2Fprofile%2F%23identity$/);
  await fillLogin(page, info);
  await expect(page).toHaveURL(/\/profile\/#identity$/);
});

test(
  "R2.6 /login says what an address passes on, codes in its own words and texts as text only, and a malformed one is harmless",
  { tag: ["@long", "@one-brand"] },
  async ({ page }, info) => {
    const words = wordsOf(info, noticesCopy);
    const passOn = (errors: unknown) => `/login/#${encodeURIComponent(JSON.stringify(errors))}`;
    const shown = [
      [passOn({ errors: [{ code: "session_expired" }] }), words.sessionExpired],
      [passOn({ errors: [{ code: "authentication_failed" }] }), words.externalAuthenticationFailed],
      [passOn({ errors: [{ code: "<b>偽の文</b>" }] }), words.generic],
      [passOn({ errors: [{ code: "constructor" }] }), words.generic],
      [passOn({ detail: "提携先で確認できませんでした。" }), "提携先で確認できませんでした。"],
      [passOn({ email: ["<i>この住所は使えません。</i>"] }), "<i>この住所は使えません。</i>"],
    ] as const;
    for (const [address, notice] of shown) {
      await page.goto("about:blank");
      await page.goto(address);
      await expect(page.getByRole("status").filter({ hasText: notice })).toBeVisible();
      await expect(page).toHaveURL(/\/login\/$/);
      await expect(page.getByText("偽の文")).toHaveCount(0);
    }
    for (const hash of ["#{", "#%", "#[]", "#null", '#{"errors":1}']) {
      await page.goto("about:blank");
      await page.goto(`/login/${hash}`);
      await expect(loginForm(page, info).submit).toBeVisible();
    }
  },
);

test(
  "R7.3 the server may say at first where to go on, on this site; what it says later is passed over",
  { tag: ["@long", "@one-brand"] },
  async ({ page }, info) => {
    await logIn(page, info);
    const [answer] = await Promise.all([page.waitForResponse("**/api/me/"), page.reload()]);
    const user = await answer.json();
    const sendTo = (next_page: string) =>
      page.route("**/api/me/", (route) => route.fulfill({ json: { ...user, next_page } }));
    await sendTo("/profile/");
    await page.goto("/mypage/");
    await expect(page).toHaveURL(/\/profile\/$/);
    // Within the site it is no first answer.
    await page.evaluate(() => {
      history.pushState({}, "", "/mypage/");
      dispatchEvent(new PopStateEvent("popstate"));
    });
    await expect(page).toHaveURL(/\/mypage\/$/);
    await page.unroute("**/api/me/");
    await sendTo("https://elsewhere.example/");
    await page.goto("/mypage/");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page).toHaveURL(/\/mypage\/$/);
  },
);

test("R7.1 staying logged in is a cookie that outlives the browser", async ({ page, context }, info) => {
  const session = async () => (await context.cookies()).find(({ name }) => name === "__Host-session");
  await logIn(page, info);
  expect((await session())?.expires).toBe(-1);
  await context.clearCookies();
  await logIn(page, info, { persist: true });
  expect((await session())?.expires).toBeGreaterThan(Date.now() / 1000 + 86_400);
});

test("R8.7 a refused login says why at the password; after some the waiting time stands above the form", async ({
  page,
}, info) => {
  const form = loginForm(page, info);
  await page.goto("/login/");
  await form.email.fill(newAddress("nobody"));
  await form.password.fill("wrong");
  await form.submit.click();
  await expect(form.password).toHaveAccessibleDescription(/メールアドレスまたはパスワード/);
  // The first wait is a second, which a slow machine sits out; each further failure doubles it.
  await expect(async () => {
    await form.submit.click();
    await expect(page.getByRole("alert")).toContainText(/\d(秒|分)たってから/, { timeout: 1500 });
  }).toPass();
});

test(
  "R8.3 an account of another service is sent to that service's login",
  { tag: ["@long", "@one-brand"] },
  async ({ page }, info) => {
    const words = wordsOf(info, loginCopy);
    await page.route("**/api/auth/", (route) =>
      route.fulfill({
        status: 401,
        json: {
          detail: "elsewhere",
          correct_login_url: "https://partner.example/login/",
          service_name: "デモ会計サービス",
        },
      }),
    );
    const form = loginForm(page, info);
    await page.goto("/login/");
    await form.email.fill(newAddress("elsewhere"));
    await form.password.fill("x");
    await form.submit.click();
    await expect(page.getByText(words.otherService({ service: "デモ会計サービス" }))).toBeVisible();
    await expect(
      page.getByRole("link", {
        name: words.otherServiceLink({
          service: words.namedHost({ service: "デモ会計サービス", host: "partner.example" }),
        }),
      }),
    ).toHaveAttribute("href", "https://partner.example/login/");
  },
);
