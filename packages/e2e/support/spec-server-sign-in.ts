import { expect, type Page } from "@playwright/test";
import { password } from "#spec-server/staff.ts";

/** By the calls themselves: the form is not what this is about. The token comes with the answer to the page's first one. */
export const signIn = (page: Page, email: string) =>
  expect
    .poll(() =>
      page.evaluate(
        async (credentials) => {
          const token = /csrftoken=([^;]+)/.exec(document.cookie)?.[1] ?? "";
          const answer = await fetch("/api/auth/", {
            method: "POST",
            headers: { "content-type": "application/json", "x-csrftoken": token },
            body: JSON.stringify(credentials),
          });
          return answer.status;
        },
        { email, password },
      ),
    )
    .toBe(200);
