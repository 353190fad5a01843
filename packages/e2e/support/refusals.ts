import { commonCopy } from "@kaitori/brand/copy/common";
import { errorsCopy } from "@kaitori/brand/copy/errors";
import { loginCopy } from "@kaitori/brand/copy/login";
import { specificationCopy } from "@kaitori/brand/copy/specification";
import { expect, type Page, type Route, type TestInfo } from "@playwright/test";
import { wordsOf } from "./words.ts";

/** An answer of R8, and what a form that got it has to show. */
export interface Refusal {
  readonly name: string;
  readonly answer: (route: Route) => Promise<void>;
  readonly isShown: (page: Page, info: TestInfo) => Promise<void>;
}

const told = "ただいまこの操作はできません。";
const elsewhere = { service: "デモ会計サービス", url: "https://partner.example/login/" };

const json = (status: number, body: object, headers: Record<string, string> = {}) => ({
  answer: (route: Route) => route.fulfill({ status, json: body, headers }),
});

/** On the spot: the form is there, and says it. */
const saidInForm = (textOf: (info: TestInfo) => string) => ({
  isShown: (page: Page, info: TestInfo) =>
    expect(page.getByRole("alert").filter({ hasText: textOf(info) })).toBeVisible(),
});

/** As the error page, over the form; closed, the form is there again. */
const saidOverForm = (titleOf: (fixed: ReturnType<typeof fixedWords>) => string, sentence = "") => ({
  isShown: async (page: Page, info: TestInfo) => {
    const dialog = page.getByRole("dialog", { name: titleOf(fixedWords(info)) });
    await expect(dialog).toBeVisible();
    await expect(dialog).toContainText(sentence);
    await dialog
      .getByRole("button", { name: wordsOf(info, commonCopy).close })
      .last()
      .click();
    await expect(dialog).toBeHidden();
  },
});
const fixedWords = (info: TestInfo) => wordsOf(info, specificationCopy);

/** After these the form is still there, with everything that was typed. */
export const refusalsInPlace: readonly Refusal[] = [
  { name: "400 for the whole form", ...json(400, { non_field_errors: [told] }), ...saidInForm(() => told) },
  {
    name: "400 without data",
    answer: (route) => route.fulfill({ status: 400, body: "" }),
    ...saidOverForm((fixed) => fixed.sessionExpiredTitle({ code: 400 })),
  },
  { name: "409", ...json(409, { detail: told }), ...saidInForm(() => told) },
  { name: "429", ...json(429, { detail: told }), ...saidInForm(() => told) },
  {
    name: "500",
    ...json(500, { detail: told }),
    ...saidOverForm((fixed) => fixed.serverErrorTitle({ code: 500 }), told),
  },
  {
    name: "503",
    ...json(503, { detail: told }, { "Retry-After": "30" }),
    ...saidOverForm((fixed) => fixed.serverErrorTitle({ code: 503 }), told),
  },
  {
    name: "a lost connection",
    answer: (route) => route.abort("connectionreset"),
    ...saidInForm((info) => wordsOf(info, errorsCopy).networkTitle),
  },
];

/** An account that belongs to another service (R8.3): whose, and the way to its login. */
export const belongsElsewhere: Refusal = {
  name: "401 with the login of another service",
  ...json(401, { correct_login_url: elsewhere.url, service_name: elsewhere.service, message: told }),
  isShown: async (page, info) => {
    const words = wordsOf(info, loginCopy);
    await expect(page.getByText(words.otherService({ service: elsewhere.service }))).toBeVisible();
    await expect(page.getByText(told)).toBeVisible();
    const { service, url } = elsewhere;
    const named = words.namedHost({ service, host: new URL(url).host });
    const link = page.getByRole("link", { name: words.otherServiceLink({ service: named }) });
    await expect(link).toHaveAttribute("href", elsewhere.url);
  },
};

/** A token that is not the session's (R8.2): the specification's own sentence, then /login/. */
export const staleToken: Refusal = {
  name: "403 with a stale token",
  ...json(403, { detail: "CSRF tokens do not match" }),
  isShown: async (page, info) => {
    const alert = page.getByRole("dialog");
    await expect(alert).toContainText(fixedWords(info).csrfStale);
    await alert.getByRole("button", { name: wordsOf(info, loginCopy).submit }).click();
    // A person who is logged in goes on from there to my-page.
    await page.waitForURL(/\/(?:login|mypage)\/$/);
  },
};
