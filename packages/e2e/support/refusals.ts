import { expect, type Page, type Route } from "@playwright/test";
import { copy, specification } from "./words.ts";

/** An error response (R8) and a check of what the page shows for it. */
export interface Refusal {
  readonly name: string;
  readonly answer: (route: Route) => Promise<void>;
  readonly expectShown: (page: Page) => Promise<void>;
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
const messageInForm = (textOf: () => string) => ({
  expectShown: (page: Page) => expect(page.getByRole("alert").filter({ hasText: textOf() })).toBeVisible(),
});

/** A dialog shows the error; closing it shows the form again. */
const errorDialog = (title: string, sentence = "") => ({
  expectShown: async (page: Page) => {
    const dialog = page.getByRole("dialog", { name: title });
    await expect(dialog).toBeVisible();
    await expect(dialog).toContainText(sentence);
    await dialog.getByRole("button", { name: copy.common.close }).last().click();
    await expect(dialog).toBeHidden();
  },
});

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
    ...errorDialog(specification.sessionExpiredTitle({ code: 400 })),
  },
  { name: "409", ...jsonResponse(409, { detail: detailOf(409) }), ...messageInForm(() => detailOf(409)) },
  { name: "429", ...jsonResponse(429, { detail: detailOf(429) }), ...messageInForm(() => detailOf(429)) },
  {
    name: "500",
    ...jsonResponse(500, { detail }),
    ...errorDialog(specification.serverErrorTitle({ code: 500 }), detail),
  },
  {
    name: "503",
    ...jsonResponse(503, { detail }, { "Retry-After": "30" }),
    ...errorDialog(specification.serverErrorTitle({ code: 503 }), detail),
  },
  {
    name: "a lost connection",
    answer: (route) => route.abort("connectionreset"),
    ...messageInForm(() => copy.errors.networkTitle),
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
  expectShown: async (page) => {
    await expect(page.getByText(copy.login.otherService({ service: otherService.service }))).toBeVisible();
    await expect(page.getByText(detail)).toBeVisible();
    const { service, url } = otherService;
    const linkText = copy.login.namedHost({ service, host: new URL(url).host });
    const link = page.getByRole("link", { name: copy.login.otherServiceLink({ service: linkText }) });
    await expect(link).toHaveAttribute("href", otherService.url);
  },
};

/** The token is not the session's (R8.2): shows the specification's sentence, then /login/. */
export const staleTokenRefusal: Refusal = {
  name: "403 with a stale token",
  ...jsonResponse(403, { detail: "CSRF tokens do not match" }),
  expectShown: async (page) => {
    const alert = page.getByRole("dialog");
    await expect(alert).toContainText(specification.csrfStale);
    await alert.getByRole("button", { name: copy.login.submit }).click();
    // A logged-in user is redirected from there to my-page.
    await page.waitForURL(/\/(?:login|mypage)\/$/);
  },
};
