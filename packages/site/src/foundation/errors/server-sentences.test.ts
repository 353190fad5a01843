import { specificationCopy } from "@kaitori/brand/copy/specification";
import { copyOf } from "@kaitori/brand/text";
import { listEntries } from "@kaitori/wire";
import { expect, test } from "vitest";
import { representative } from "#stories/people.ts";
import { refuses, type StoryAnswer, unreachable } from "#stories/story-server.ts";
import { renderTestPage } from "#testing/render-test-page.tsx";

const specified = copyOf({}, specificationCopy);
const { sessionExpiredTitle, sessionExpiredNote, serverErrorTitle, otherErrorTitle } = specified;
const partner = "https://partner.example/login/";
const sentence = "ただいま一覧をお出しできません。";
const translation = "Please wait a moment.";

const htmlFor = async (answer: StoryAnswer) => {
  const { html } = await renderTestPage({
    at: "/mypage/",
    user: representative,
    settings: { loginOrigins: [new URL(partner).origin] },
    copy: { "refusals.tooOften": translation, "issues.tooLong": "At most {max}." },
    server: [answer],
  });
  return html;
};

test.each([
  {
    answer: "R8.1 400 with data: an error without a field",
    status: 400,
    body: { non_field_errors: [sentence] },
    texts: [sessionExpiredTitle({ code: 400 }), sentence, sessionExpiredNote],
  },
  {
    answer: "R8.1 400 with data: a field",
    status: 400,
    body: { page: [sentence] },
    texts: [sessionExpiredTitle({ code: 400 }), sentence],
  },
  {
    answer: "R8.1 400 without data",
    status: 400,
    body: {},
    texts: [sessionExpiredTitle({ code: 400 }), sessionExpiredNote],
  },
  {
    answer: "R8.3 correct_login_url with message and service",
    status: 401,
    body: { correct_login_url: partner, service_name: "会計サービス", message: sentence },
    texts: ["会計サービス", sentence, partner],
  },
  {
    answer: "R8.3 correct_login_url alone",
    status: 403,
    body: { correct_login_url: partner },
    texts: ["partner.example", partner],
  },
  {
    answer: "R8.4 otherwise unauthorized, with the detail",
    status: 401,
    body: { detail: sentence },
    texts: [sessionExpiredTitle({ code: 401 }), sentence, sessionExpiredNote],
  },
  {
    answer: "R8.4 otherwise unauthorized, without a detail",
    status: 403,
    body: {},
    texts: [sessionExpiredTitle({ code: 403 }), sessionExpiredNote],
  },
  {
    answer: "R8.5 another status, with the detail",
    status: 500,
    body: { detail: sentence },
    texts: [serverErrorTitle({ code: 500 }), sentence],
  },
  {
    answer: "R8.5 a status without its own error page",
    status: 418,
    body: { detail: sentence },
    texts: [otherErrorTitle({ code: 418 }), sentence],
  },
  {
    answer: "R2.16 404",
    status: 404,
    body: { detail: "見つかりませんでした。" },
    texts: [specified.notFoundTitle],
  },
  { answer: "R8.6 no answer", texts: [otherErrorTitle({ code: 499 })] },
])("$answer is shown on the page", async ({ status, body, texts }) => {
  const html = await htmlFor(status ? refuses(listEntries, status, body) : unreachable(listEntries));
  for (const text of texts) expect(html).toContain(text);
  expect(html).not.toMatch(/unauthorized|bad request|undefined|ステータス/);
});

const tooOften = [{ code: "tooOften" }];

test.each([
  {
    answer: "R8.1 400 with data: an error without a field",
    status: 400,
    body: { non_field_errors: [sentence], codes: { non_field_errors: tooOften } },
    text: translation,
  },
  {
    answer: "R8.1 400 with data: a field",
    status: 400,
    body: { page: [sentence], codes: { page: [{ code: "tooLong", params: { max: 1000 } }] } },
    text: "At most 1000.",
  },
  {
    answer: "R8.3 correct_login_url with message",
    status: 401,
    body: { correct_login_url: partner, message: sentence, codes: { message: tooOften } },
    text: translation,
  },
  {
    answer: "R8.4 otherwise unauthorized",
    status: 401,
    body: { detail: sentence, codes: { detail: tooOften } },
    text: translation,
  },
  {
    answer: "R8.5 another status",
    status: 500,
    body: { detail: sentence, codes: { detail: tooOften } },
    text: translation,
  },
  {
    answer: "R8.5 a code that the site does not know",
    status: 500,
    body: { detail: sentence, codes: { detail: [{ code: "holiday" }] } },
    text: sentence,
  },
])("$answer with codes shows the brand's words", async ({ status, body, text }) => {
  const html = await htmlFor(refuses(listEntries, status, body));
  expect(html).toContain(text);
  expect(html.includes(sentence)).toBe(text === sentence);
});
