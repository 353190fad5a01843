import { specificationCopy } from "@kaitori/brand/copy/specification";
import { copyOf } from "@kaitori/brand/text";
import { listEntries } from "@kaitori/wire";
import { expect, test } from "vitest";
import { representative } from "#stories/people.ts";
import { refuses, unreachable } from "#stories/story-server.ts";
import { renderTestPage } from "#testing/render-test-page.tsx";

const fixed = copyOf({}, specificationCopy);
const partner = "https://partner.example/login/";
const sentence = "ただいま一覧をお出しできません。";

/** The six shapes of R8 from a server that has sentences and no codes, where a page asks for what it shows. */
test.each([
  {
    shape: "R8.1 400 with data: the list of no field",
    refusal: refuses(listEntries, 400, { non_field_errors: [sentence] }),
    says: [fixed.sessionExpiredTitle({ code: 400 }), sentence, fixed.sessionExpiredNote],
  },
  {
    shape: "R8.1 400 with data: a field",
    refusal: refuses(listEntries, 400, { page: [sentence] }),
    says: [fixed.sessionExpiredTitle({ code: 400 }), sentence],
  },
  {
    shape: "R8.1 400 without data",
    refusal: refuses(listEntries, 400, {}),
    says: [fixed.sessionExpiredTitle({ code: 400 }), fixed.sessionExpiredNote],
  },
  {
    shape: "R8.3 correct_login_url with message and service",
    refusal: refuses(listEntries, 401, {
      correct_login_url: partner,
      service_name: "会計サービス",
      message: sentence,
    }),
    says: ["会計サービス", sentence, partner],
  },
  {
    shape: "R8.3 correct_login_url alone",
    refusal: refuses(listEntries, 403, { correct_login_url: partner }),
    says: ["partner.example", partner],
  },
  {
    shape: "R8.4 otherwise unauthorized, with the detail",
    refusal: refuses(listEntries, 401, { detail: sentence }),
    says: [fixed.sessionExpiredTitle({ code: 401 }), sentence, fixed.sessionExpiredNote],
  },
  {
    shape: "R8.4 otherwise unauthorized, without one",
    refusal: refuses(listEntries, 403, {}),
    says: [fixed.sessionExpiredTitle({ code: 403 }), fixed.sessionExpiredNote],
  },
  {
    shape: "R8.5 another status, with the detail",
    refusal: refuses(listEntries, 500, { detail: sentence }),
    says: [fixed.serverErrorTitle({ code: 500 }), sentence],
  },
  {
    shape: "R8.5 another status, which no page of its own has",
    refusal: refuses(listEntries, 418, { detail: sentence }),
    says: [fixed.otherErrorTitle({ code: 418 }), sentence],
  },
  {
    shape: "R2.16 404 in the words of the specification",
    refusal: refuses(listEntries, 404, { detail: "見つかりませんでした。" }),
    says: [fixed.notFoundTitle],
  },
  {
    shape: "R8.6 no answer",
    refusal: unreachable(listEntries),
    says: [fixed.otherErrorTitle({ code: 499 })],
  },
])("$shape, on the page that asked", async ({ refusal, says }) => {
  const { html } = await renderTestPage({
    at: "/mypage/",
    user: representative,
    settings: { loginOrigins: [new URL(partner).origin] },
    server: [refusal],
  });
  for (const sentence of says) expect(html).toContain(sentence);
  expect(html).not.toMatch(/unauthorized|bad request|undefined|ステータス/);
});

const ownWords = {
  "refusals.tooOften": "Please wait a moment.",
  "issues.tooLong": "At most {max}.",
} as const;

/** The same shapes from a server that has codes beside its sentences. */
test.each([
  {
    shape: "R8.1 400 with data: the list of no field",
    refusal: refuses(listEntries, 400, {
      non_field_errors: [sentence],
      codes: { non_field_errors: [{ code: "tooOften" }] },
    }),
    says: "Please wait a moment.",
  },
  {
    shape: "R8.1 400 with data: a field",
    refusal: refuses(listEntries, 400, {
      page: [sentence],
      codes: { page: [{ code: "tooLong", params: { max: 1000 } }] },
    }),
    says: "At most 1000.",
  },
  {
    shape: "R8.3 correct_login_url with message",
    refusal: refuses(listEntries, 401, {
      correct_login_url: partner,
      message: sentence,
      codes: { message: [{ code: "tooOften" }] },
    }),
    says: "Please wait a moment.",
  },
  {
    shape: "R8.4 otherwise unauthorized",
    refusal: refuses(listEntries, 401, { detail: sentence, codes: { detail: [{ code: "tooOften" }] } }),
    says: "Please wait a moment.",
  },
  {
    shape: "R8.5 another status",
    refusal: refuses(listEntries, 500, { detail: sentence, codes: { detail: [{ code: "tooOften" }] } }),
    says: "Please wait a moment.",
  },
  {
    shape: "R8.5 a code that the site does not know",
    refusal: refuses(listEntries, 500, { detail: sentence, codes: { detail: [{ code: "holiday" }] } }),
    says: sentence,
  },
])("$shape with codes: the brand's words", async ({ refusal, says }) => {
  const { html } = await renderTestPage({
    at: "/mypage/",
    user: representative,
    settings: { loginOrigins: [new URL(partner).origin] },
    copy: ownWords,
    server: [refusal],
  });
  expect(html).toContain(says);
  expect(html.includes(sentence)).toBe(says === sentence);
});
