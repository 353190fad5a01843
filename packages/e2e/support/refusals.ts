import { commonCopy } from "@kaitori/brand/copy/common";
import { errorsCopy } from "@kaitori/brand/copy/errors";
import { loginCopy } from "@kaitori/brand/copy/login";
import { specificationCopy } from "@kaitori/brand/copy/specification";
import { expect, type Page, type Route, type TestInfo } from "@playwright/test";
import { wordsOf } from "./words.ts";

/** An error response (R8) and a check of what the page shows for it. */
export interface Refusal {
  readonly name: string;
  readonly answer: (route: Route) => Promise<void>;
  readonly expectShown: (page: Page, info: TestInfo) => Promise<void>;
}

const detail = "ただいまこの操作はできません。";
/** Each status has its own sentence, because the form shows the previous refusal until the next response. */
const detailOf = (status: number) => `${detail} (${status})`;
/** No brand lists this origin, so the page shows a link and does not open it by itself. */
const otherService = { service: "デモ会計サービス", url: "https://unlisted.example/login/" };

const jsonResponse = (status: number, body: object, headers: Record<string, string> = {}) => ({
  answer: (route: Route) => route.fulfill({ status, json: body, headers }),
});

/** The form stays and shows the message. */
const messageInForm = (textOf: (info: TestInfo) => string) => ({
  expectShown: (page: Page, info: TestInfo) =>
    expect(page.getByRole("alert").filter({ hasText: textOf(info) })).toBeVisible(),
});

/** A dialog shows the error; closing it shows the form again. */
const errorDialog = (
  titleOf: (specTexts: ReturnType<typeof specificationWords>) => string,
  sentence = "",
) => ({
  expectShown: async (page: Page, info: TestInfo) => {
    const dialog = page.getByRole("dialog", { name: titleOf(specificationWords(info)) });
    await expect(dialog).toBeVisible();
    await expect(dialog).toContainText(sentence);
    await dialog
      .getByRole("button", { name: wordsOf(info, commonCopy).close })
      .last()
      .click();
    await expect(dialog).toBeHidden();
  },
});
const specificationWords = (info: TestInfo) => wordsOf(info, specificationCopy);

/** Refusals after which the form stays, with every input. */
export const refusalsThatKeepTheForm: readonly Refusal[] = [
  {
    name: "400 for the whole form",
    ...jsonResponse(400, { non_field_errors: [detailOf(400)] }),
    ...messageInForm(() => detailOf(400)),
  },
  {
    name: "400 without data",
    answer: (route) => route.fulfill({ status: 400, body: "" }),
    ...errorDialog((specTexts) => specTexts.sessionExpiredTitle({ code: 400 })),
  },
  { name: "409", ...jsonResponse(409, { detail: detailOf(409) }), ...messageInForm(() => detailOf(409)) },
  { name: "429", ...jsonResponse(429, { detail: detailOf(429) }), ...messageInForm(() => detailOf(429)) },
  {
    name: "500",
    ...jsonResponse(500, { detail }),
    ...errorDialog((specTexts) => specTexts.serverErrorTitle({ code: 500 }), detail),
  },
  {
    name: "503",
    ...jsonResponse(503, { detail }, { "Retry-After": "30" }),
    ...errorDialog((specTexts) => specTexts.serverErrorTitle({ code: 503 }), detail),
  },
  {
    name: "a lost connection",
    answer: (route) => route.abort("connectionreset"),
    ...messageInForm((info) => wordsOf(info, errorsCopy).networkTitle),
  },
];

/** The account belongs to another service (R8.3): shows its name and a link to its login. */
export const otherServiceRefusal: Refusal = {
  name: "401 with the login of another service",
  ...jsonResponse(401, {
    correct_login_url: otherService.url,
    service_name: otherService.service,
    message: detail,
  }),
  expectShown: async (page, info) => {
    const words = wordsOf(info, loginCopy);
    await expect(page.getByText(words.otherService({ service: otherService.service }))).toBeVisible();
    await expect(page.getByText(detail)).toBeVisible();
    const { service, url } = otherService;
    const linkText = words.namedHost({ service, host: new URL(url).host });
    const link = page.getByRole("link", { name: words.otherServiceLink({ service: linkText }) });
    await expect(link).toHaveAttribute("href", otherService.url);
  },
};

/** The token is not the session's (R8.2): shows the specification's sentence, then /login/. */
export const staleTokenRefusal: Refusal = {
  name: "403 with a stale token",
  ...jsonResponse(403, { detail: "CSRF tokens do not match" }),
  expectShown: async (page, info) => {
    const alert = page.getByRole("dialog");
    await expect(alert).toContainText(specificationWords(info).csrfStale);
    await alert.getByRole("button", { name: wordsOf(info, loginCopy).submit }).click();
    // A logged-in user is redirected from there to my-page.
    await page.waitForURL(/\/(?:login|mypage)\/$/);
  },
};
