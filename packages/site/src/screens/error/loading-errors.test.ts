import type { CopyOverrides } from "@kaitori/brand";
import { specificationCopy } from "@kaitori/brand/copy/specification";
import { listEntries, me } from "@kaitori/wire";
import { expect, test, vi } from "vitest";
import { representative } from "#stories/people.ts";
import { refuses, unreachable } from "#stories/story-server.ts";
import { renderAsUser, renderTestPage } from "#testing/render-test-page.tsx";

const sentence = "ただいま一覧をお出しできません。";
const partner = "https://partner.example/login/";
const { sessionExpiredNote } = specificationCopy.texts;

const openWith = (status: number, body: unknown, copy: CopyOverrides = {}) =>
  renderTestPage({
    at: "/mypage/",
    user: representative,
    copy,
    server: [refuses(listEntries, status, body)],
  });

test.each([
  { status: 400, body: { non_field_errors: [sentence] }, texts: [sentence, sessionExpiredNote] },
  { status: 400, body: { page: [sentence] }, texts: [sentence] },
  { status: 400, body: {}, texts: ["セッションが切れました (400)", sessionExpiredNote] },
  { status: 401, body: { detail: sentence }, texts: ["(401)", sentence, sessionExpiredNote] },
  { status: 403, body: { correct_login_url: partner }, texts: ["partner.exampleのログインへ進む"] },
  { status: 404, body: { detail: sentence }, texts: ["お探しのページが見つかりません"] },
  { status: 418, body: { detail: sentence }, texts: ["エラーが発生しました (418)", sentence] },
  { status: 503, body: { detail: sentence }, texts: ["サーバーエラーが発生しました (503)", sentence] },
])("R2.16 R8.1 R8.3 R8.4 R8.5 the page states the answer $status $body", async ({ status, body, texts }) => {
  const { text, location } = await openWith(status, body);
  for (const part of texts) expect(text).toContain(part);
  expect(text).not.toMatch(/unauthorized|bad request|undefined|ステータス/);
  expect(location.pathname).toBe("/mypage/");
});

test("R8.6 the page states that there was no answer", async () => {
  const server = [unreachable(listEntries)];
  expect((await renderAsUser("/mypage/", ...server)).text).toContain("(499)");
});

test("R8.1 an error code is shown in the brand's words", async () => {
  const body = { detail: sentence, codes: { detail: [{ code: "tooOften" }] } };
  const { text } = await openWith(500, body, { "refusals.tooOften": "Please wait a moment." });
  expect(text).toContain("Please wait a moment.");
  expect(text).not.toContain(sentence);
});

test.each([400, 401, 402, 403])(
  "R2.16 R2.17 the error page of an ended session, %i, links back first and then to the login",
  async (status) => {
    const { text, html } = await openWith(status, { detail: "" });
    expect(text).toContain(`セッションが切れました (${status})`);
    const links = [...html.matchAll(/<main.*<\/main>/gs)].join().matchAll(/<a [^>]*href="([^"]*)"/g);
    expect([...links].map(([, address]) => address)).toEqual(["/mypage/", "/login/?next=%2Fmypage%2F"]);
  },
);

test("R8.3 R8.4 the login of another service is a link with name and host, even if no setting lists it", async () => {
  const { text, html } = await openWith(401, {
    correct_login_url: "https://unlisted.example/login/",
    service_name: "請求書ポータル",
    message: sentence,
  });
  expect(text).toContain("請求書ポータル（unlisted.example）のログインへ進む");
  expect(text).toContain(sentence);
  expect(html).toContain('href="https://unlisted.example/login/"');
});

test.each([403, 500])(
  "R8.4 R8.5 a redirect of %i to a site that no setting lists is offered as a link with its host",
  async (status) => {
    const body = {
      status: "redirect",
      redirect_uri: "https://unlisted.example/next/",
      detail: "移りました。",
    };
    const { text, html, location } = await openWith(status, body);
    expect(text).toContain("unlisted.example へ進む");
    expect(html).toContain('href="https://unlisted.example/next/"');
    expect(location.pathname).toBe("/mypage/");
  },
);

test("R8.11 the page behind the password dialog has no session message and no login link", async () => {
  const { text, html } = await openWith(403, { status: "reauth_required", detail: "" });
  expect(text).toContain("ご本人の確認をお願いします");
  expect(text).not.toContain("セッションが切れました");
  expect(html).not.toContain("/login/");
});

test.each([
  [401, { correct_login_url: "https://unlisted.example/next/" }],
  [401, { status: "redirect", redirect_uri: "https://unlisted.example/next/" }],
  [500, { status: "redirect", redirect_uri: "https://unlisted.example/next/" }],
])(
  "D7.8 R8.3 R8.4 the link is also shown if the me call is answered with a redirect: %i %o",
  async (status, body) => {
    const { html } = await renderTestPage({ at: "/mypage/", server: [refuses(me, status, body)] });
    expect(html).toContain('href="https://unlisted.example/next/"');
  },
);

test.each([
  { invalidFields: { identity_confirmation: 42 }, reason: "CurrentUser.identity_confirmation: " },
  { invalidFields: { version: "" }, reason: "The user has no version" },
])(
  "R3.1 R7.8 an invalid user response ends the session and states the reason: $reason",
  async ({ invalidFields, reason }) => {
    const server = [refuses(me, 200, { ...representative, ...invalidFields })];
    const { text } = await renderTestPage({ at: "/mypage/", server });
    expect(text).toContain("セッションが切れました (401)");
    expect(text).toContain(reason);
  },
);

test("R8.4 an address without https is not a link", async () => {
  const { html } = await openWith(403, { status: "redirect", redirect_uri: "http://unlisted.example/" });
  expect(html).not.toContain("unlisted.example");
});

test("R8.4 a redirect to the same page shows an error", async () => {
  const { origin, href } = new URL("https://brand.example/mypage/");
  vi.stubGlobal("location", { origin, href, hash: "" });
  const { text } = await openWith(403, { status: "redirect", redirect_uri: href });
  expect(text).toContain("セッションが切れました (403)");
});
