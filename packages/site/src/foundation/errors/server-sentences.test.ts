import { specificationCopy } from "@kaitori/brand/copy/specification";
import { copyOf } from "@kaitori/brand/text";
import { listEntries } from "@kaitori/wire";
import { expect, test } from "vitest";
import { representative } from "#stories/people.ts";
import { refuses, unreachable } from "#stories/story-server.ts";
import { renderTestPage } from "#testing/render-test-page.tsx";

const specifiedWords = copyOf({}, specificationCopy);
const partner = "https://partner.example/login/";
const sentence = "ただいま一覧をお出しできません。";

/** The error answers of R8 to the call that loads a page, from a server without error codes. */
test.each([
  {
    answer: "R8.1 400 with data: an error without a field",
    refusal: refuses(listEntries, 400, { non_field_errors: [sentence] }),
    texts: [specifiedWords.sessionExpiredTitle({ code: 400 }), sentence, specifiedWords.sessionExpiredNote],
  },
  {
    answer: "R8.1 400 with data: a field",
    refusal: refuses(listEntries, 400, { page: [sentence] }),
    texts: [specifiedWords.sessionExpiredTitle({ code: 400 }), sentence],
  },
  {
    answer: "R8.1 400 without data",
    refusal: refuses(listEntries, 400, {}),
    texts: [specifiedWords.sessionExpiredTitle({ code: 400 }), specifiedWords.sessionExpiredNote],
  },
  {
    answer: "R8.3 correct_login_url with message and service",
    refusal: refuses(listEntries, 401, {
      correct_login_url: partner,
      service_name: "会計サービス",
      message: sentence,
    }),
    texts: ["会計サービス", sentence, partner],
  },
  {
    answer: "R8.3 correct_login_url alone",
    refusal: refuses(listEntries, 403, { correct_login_url: partner }),
    texts: ["partner.example", partner],
  },
  {
    answer: "R8.4 otherwise unauthorized, with the detail",
    refusal: refuses(listEntries, 401, { detail: sentence }),
    texts: [specifiedWords.sessionExpiredTitle({ code: 401 }), sentence, specifiedWords.sessionExpiredNote],
  },
  {
    answer: "R8.4 otherwise unauthorized, without a detail",
    refusal: refuses(listEntries, 403, {}),
    texts: [specifiedWords.sessionExpiredTitle({ code: 403 }), specifiedWords.sessionExpiredNote],
  },
  {
    answer: "R8.5 another status, with the detail",
    refusal: refuses(listEntries, 500, { detail: sentence }),
    texts: [specifiedWords.serverErrorTitle({ code: 500 }), sentence],
  },
  {
    answer: "R8.5 a status without its own error page",
    refusal: refuses(listEntries, 418, { detail: sentence }),
    texts: [specifiedWords.otherErrorTitle({ code: 418 }), sentence],
  },
  {
    answer: "R2.16 404",
    refusal: refuses(listEntries, 404, { detail: "見つかりませんでした。" }),
    texts: [specifiedWords.notFoundTitle],
  },
  {
    answer: "R8.6 no answer",
    refusal: unreachable(listEntries),
    texts: [specifiedWords.otherErrorTitle({ code: 499 })],
  },
])("$answer is shown on the page", async ({ refusal, texts }) => {
  const { html } = await renderTestPage({
    at: "/mypage/",
    user: representative,
    settings: { loginOrigins: [new URL(partner).origin] },
    server: [refusal],
  });
  for (const sentence of texts) expect(html).toContain(sentence);
  expect(html).not.toMatch(/unauthorized|bad request|undefined|ステータス/);
});

const brandWords = {
  "refusals.tooOften": "Please wait a moment.",
  "issues.tooLong": "At most {max}.",
} as const;

/** The same error answers from a server with error codes. */
test.each([
  {
    answer: "R8.1 400 with data: an error without a field",
    refusal: refuses(listEntries, 400, {
      non_field_errors: [sentence],
      codes: { non_field_errors: [{ code: "tooOften" }] },
    }),
    texts: "Please wait a moment.",
  },
  {
    answer: "R8.1 400 with data: a field",
    refusal: refuses(listEntries, 400, {
      page: [sentence],
      codes: { page: [{ code: "tooLong", params: { max: 1000 } }] },
    }),
    texts: "At most 1000.",
  },
  {
    answer: "R8.3 correct_login_url with message",
    refusal: refuses(listEntries, 401, {
      correct_login_url: partner,
      message: sentence,
      codes: { message: [{ code: "tooOften" }] },
    }),
    texts: "Please wait a moment.",
  },
  {
    answer: "R8.4 otherwise unauthorized",
    refusal: refuses(listEntries, 401, { detail: sentence, codes: { detail: [{ code: "tooOften" }] } }),
    texts: "Please wait a moment.",
  },
  {
    answer: "R8.5 another status",
    refusal: refuses(listEntries, 500, { detail: sentence, codes: { detail: [{ code: "tooOften" }] } }),
    texts: "Please wait a moment.",
  },
  {
    answer: "R8.5 a code that the site does not know",
    refusal: refuses(listEntries, 500, { detail: sentence, codes: { detail: [{ code: "holiday" }] } }),
    texts: sentence,
  },
])("$answer with codes shows the brand's words", async ({ refusal, texts }) => {
  const { html } = await renderTestPage({
    at: "/mypage/",
    user: representative,
    settings: { loginOrigins: [new URL(partner).origin] },
    copy: brandWords,
    server: [refusal],
  });
  expect(html).toContain(texts);
  expect(html.includes(sentence)).toBe(texts === sentence);
});
